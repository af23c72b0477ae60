// Compiled by `npm run messages` from the .json files beside it.
/* eslint-disable */
/** @typedef {{ names: string | number }} CoverInputs */
/** @typedef {{ names: string | number }} Cover_ClosedInputs */
/** @typedef {{ people: string | number, until: string | number }} Reply_UntilInputs */
/** @typedef {{ place: string | number }} Directions_ToInputs */
/** @typedef {{ people: string | number }} GiftInputs */
/** @typedef {{ people: string | number }} ComingInputs */
/** @typedef {{ people: string | number, until: string | number }} Coming_UntilInputs */
/** @typedef {{ people: string | number }} Coming_OpenInputs */
/** @typedef {{ people: string | number }} All_YesInputs */
/** @typedef {{ people: string | number }} All_Yes_SavedInputs */
/** @typedef {{ people: string | number, until: string | number }} Maybe_UntilInputs */
/** @typedef {{ people: string | number }} Maybe_OpenInputs */
/** @typedef {{ people: string | number, until: string | number }} Maybe_LeftInputs */
/** @typedef {{ people: string | number }} Maybe_Left_OpenInputs */
/** @typedef {{ people: string | number }} Maybe_OverInputs */
/** @typedef {{ years: string | number }} YearsInputs */
/** @typedef {{ table: string | number }} TableInputs */
/** @typedef {{ name: string | number }} Withdraw_OfInputs */
/** @typedef {{ couple: string | number }} ConsentInputs */
/** @typedef {{ seats: string | number }} Bus_FreeInputs */
/** @typedef {{ people: string | number }} Bus_QueueInputs */
/** @typedef {{ people: string | number }} Bus_WaitsInputs */
/** @typedef {{ people: string | number }} Bus_Just_FullInputs */
/** @typedef {{ seats: string | number }} SeatsInputs */
/** @typedef {{ people: string | number }} SongInputs */
/** @typedef {{ people: string | number }} Send_NoteInputs */
/** @typedef {{ count: string | number }} MissingInputs */
/** @typedef {{ people: string | number, name: string | number }} Consent_MissingInputs */
/** @typedef {{ people: string | number, name: string | number }} Consent_Missing_DietInputs */
/** @typedef {{ couple: string | number }} Consent_Mend_DietInputs */
/** @typedef {{ couple: string | number }} Consent_MendInputs */
/** @typedef {{ name: string | number }} Companion_MissingInputs */
/** @typedef {{ field: string | number }} Too_LongInputs */
/** @typedef {{ max: string | number }} Too_Long_MendInputs */
/** @typedef {{ field: string | number, value: string | number }} Changed_MeanwhileInputs */
/** @typedef {{ people: string | number }} Changed_LeadInputs */
/** @typedef {{ name: string | number }} GoneInputs */
/** @typedef {{ people: string | number, name: string | number }} Consent_AgainInputs */
/** @typedef {{ people: string | number }} Try_AgainInputs */
/** @typedef {{ people: string | number }} Too_ManyInputs */
/** @typedef {{ name: string | number }} ThanksInputs */
/** @typedef {{ name: string | number }} Thanks_NoInputs */
/** @typedef {{ date: string | number, time: string | number }} See_YouInputs */
/** @typedef {{ date: string | number }} See_You_DayInputs */
/** @typedef {{ people: string | number }} Miss_YouInputs */
/** @typedef {{ people: string | number }} PartlyInputs */
/** @typedef {{ people: string | number }} You_SaidInputs */
/** @typedef {{ people: string | number }} You_Had_SaidInputs */
/** @typedef {{ people: string | number, until: string | number }} Change_UntilInputs */
/** @typedef {{ people: string | number }} Change_OpenInputs */
/** @typedef {{ name: string | number }} Companion_OfInputs */
/** @typedef {{ list: string | number }} Without_AllergensInputs */
/** @typedef {{ people: string | number, on: string | number }} Closed_CallInputs */
/** @typedef {{ people: string | number, on: string | number }} Closed_TellInputs */
/** @typedef {{ people: string | number }} Closed_UnsavedInputs */
/** @typedef {{ people: string | number }} Closed_Typed_CopyInputs */
/** @typedef {{ name: string | number }} CallInputs */
/** @typedef {{ planner: string | number }} Mail_PlannerInputs */
/** @typedef {{ couple: string | number }} Stop_LeadInputs */
/** @typedef {{ couple: string | number }} Stopped_LeadInputs */
/** @typedef {{ name: string | number }} Card_FamilyInputs */
/** @typedef {{ people: string | number }} Card_ScanInputs */
/** @typedef {{ time: string | number }} Day_WasInputs */
/** @typedef {{ time: string | number }} Day_LateInputs */
/** @typedef {{ time: string | number }} Day_EarlyInputs */
/** @typedef {{ time: string | number }} Day_UpdatedInputs */
/** @typedef {{ people: string | number }} Day_HelpInputs */
/** @typedef {{ people: string | number }} AfterInputs */
/** @typedef {{ date: string | number }} Guest_Data_RevisedInputs */
/** @typedef {{ days: string | number, months: string | number }} Guest_Data_Until_TextInputs */
/** @typedef {{ names: string | number }} Bus_WaitingInputs */
/** @typedef {{ people: string | number }} Bus_Mail_AskInputs */
/** @typedef {{ people: string | number }} Bus_Mail_ExplainInputs */
/** @typedef {{ people: string | number }} Bus_Mail_StartInputs */
/** @typedef {{ address: string | number }} Bus_Mail_OnInputs */
/** @typedef {{ max: string | number }} Bus_Mail_FullInputs */
/** @typedef {{ couple: string | number }} Bus_Mail_SubjectInputs */
/** @typedef {{ names: string | number, people: string | number }} Bus_Mail_LeadInputs */
/** @typedef {{ ride: string | number }} Bus_Mail_WasInputs */
/** @typedef {{ ride: string | number, people: string | number }} Bus_Mail_GoneInputs */
/** @typedef {{ waiting: string | number }} Bus_Mail_WaitsInputs */
/** @typedef {{ people: string | number }} Bus_Mail_SeatedInputs */
/** @typedef {{ people: string | number }} Bus_Mail_PageInputs */
/** @typedef {{ people: string | number }} Gift_ListInputs */
/** @typedef {{ people: string | number }} Gift_TakeInputs */
/** @typedef {{ people: string | number }} Gift_OwnInputs */
/** @typedef {{ days: string | number }} Ended_LeadInputs */
/** @typedef {{ on: string | number }} After_UntilInputs */
/** @typedef {{ days: string | number, figure: string | number }} Days_LeftInputs */
/** @typedef {{ people: string | number }} Own_TableInputs */
/** @typedef {{ people: string | number }} Own_Bus_BackInputs */
/** @typedef {{ couple: string | number }} Photos_HeadingInputs */
/** @typedef {{ couple: string | number }} Photos_PrivateInputs */
/** @typedef {{ couple: string | number }} Photos_ReviewedInputs */
/** @typedef {{ couple: string | number }} Photos_ConsentInputs */
/** @typedef {{ couple: string | number }} Photos_FullInputs */
/** @typedef {{ couple: string | number }} Photos_LaterInputs */
/** @typedef {{ day: string | number }} Photos_UntilInputs */
/** @typedef {{ table: string | number }} Photos_TableInputs */
/** @typedef {{ people: string | number }} Beds_LeadInputs */
/** @typedef {{ people: string | number }} Beds_OwnInputs */
/** @typedef {{ price: string | number }} Beds_PriceInputs */
/** @typedef {{ price: string | number }} Beds_Price_FromInputs */
/** @typedef {{ until: string | number }} Beds_UntilInputs */
/** @typedef {{ rooms: string | number }} Beds_FreeInputs */
/** @typedef {{ rooms: string | number }} Beds_Room_CountInputs */
/** @typedef {{ nights: string | number }} Beds_Night_CountInputs */
/** @typedef {{ couple: string | number }} Beds_SavedInputs */
/** @typedef {{ people: string | number }} Beds_WaitsInputs */
/** @typedef {{ people: string | number }} Beds_Just_FullInputs */
/** @typedef {{ people: string | number }} Beds_ChangedInputs */
/** @typedef {{ people: string | number }} Beds_GoneInputs */
/** @typedef {{ people: string | number }} Beds_GivenInputs */
/** @typedef {{ people: string | number }} Beds_Given_LeadInputs */
/** @typedef {{ people: string | number }} Beds_ClosedInputs */
/** @typedef {{ people: string | number }} Beds_AskInputs */
/** @typedef {{ field: string | number }} Number_MissingInputs */
/** @typedef {{ people: string | number }} Save_DateInputs */
/** @typedef {{ people: string | number }} Save_Date_SoonInputs */
/** @typedef {{ people: string | number }} Save_Date_OpenInputs */
import * as registry from "./registry.gen.js"


export const language = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idioma`)
};

export const title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Invitación`)
};

export const title_thanks = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gracias`)
};

export const title_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plazo cerrado`)
};

export const preview = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Abre tu invitación y dinos si vienes.`)
};

export const preview_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Las respuestas ya están cerradas. Abre tu invitación para ver el plan.`)
};

export const preview_past = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gracias por acompañarnos.`)
};

export const cover = /** @type {(inputs: CoverInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names},
nos casamos`)
};

export const cover_closed = /** @type {(inputs: Cover_ClosedInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names}:`)
};

export const reply = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Responder`)
};

export const reply_until = /** @type {(inputs: Reply_UntilInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes responder ${i?.until}`);
	return /** @type {string} */ (`Podéis responder ${i?.until}`)
	
};

export const plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El plan`)
};

export const wedding = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Boda`)
};

export const directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cómo llegar`)
};

export const directions_to = /** @type {(inputs: Directions_ToInputs) => string} */ (i) => {
	return /** @type {string} */ (`Cómo llegar a ${i?.place}`)
};

export const dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cómo vestir`)
};

export const transport = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Transporte`)
};

export const lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dónde dormir`)
};

export const gift = /** @type {(inputs: GiftInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si quieres hacernos un regalo`);
	return /** @type {string} */ (`Si queréis hacernos un regalo`)
	
};

export const gift_account = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Número de cuenta`)
};

export const photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver las fotos`)
};

export const coming = /** @type {(inputs: ComingInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`¿Vienes?`);
	return /** @type {string} */ (`¿Venís?`)
	
};

export const coming_until = /** @type {(inputs: Coming_UntilInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes cambiar la respuesta ${i?.until}.`);
	return /** @type {string} */ (`Una respuesta por persona. Podéis cambiarla ${i?.until}.`)
	
};

export const coming_open = /** @type {(inputs: Coming_OpenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes cambiar la respuesta más adelante.`);
	return /** @type {string} */ (`Una respuesta por persona. Podéis cambiarla más adelante.`)
	
};

export const all_yes = /** @type {(inputs: All_YesInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Voy a todo`);
	return /** @type {string} */ (`Vamos a todo`)
	
};

export const all_yes_saved = /** @type {(inputs: All_Yes_SavedInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apuntado: vas a todo. Completa lo que falte y envía la respuesta.`);
	return /** @type {string} */ (`Apuntado: vais a todo. Completad lo que falte y enviad la respuesta.`)
	
};

export const yes = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sí`)
};

export const no = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No`)
};

export const maybe = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Puede que sí`)
};

export const maybe_until = /** @type {(inputs: Maybe_UntilInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si todavía no lo sabes, responde «Puede que sí»: podrás decidirlo ${i?.until}.`);
	return /** @type {string} */ (`Si todavía no lo sabéis, responded «Puede que sí»: podréis decidirlo ${i?.until}.`)
	
};

export const maybe_open = /** @type {(inputs: Maybe_OpenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si todavía no lo sabes, responde «Puede que sí» y dinos más adelante.`);
	return /** @type {string} */ (`Si todavía no lo sabéis, responded «Puede que sí» y decidnos más adelante.`)
	
};

export const maybe_left = /** @type {(inputs: Maybe_LeftInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puede que vengas: cuéntanos si es un sí o un no ${i?.until}.`);
	return /** @type {string} */ (`Puede que vengáis: contadnos si es un sí o un no ${i?.until}.`)
	
};

export const maybe_left_open = /** @type {(inputs: Maybe_Left_OpenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puede que vengas: cuando lo sepas, cambia la respuesta.`);
	return /** @type {string} */ (`Puede que vengáis: cuando lo sepáis, cambiad la respuesta.`)
	
};

export const maybe_over = /** @type {(inputs: Maybe_OverInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Nos dijiste que puede que sí. Ahora necesitamos un sí o un no.`);
	return /** @type {string} */ (`Nos dijisteis que puede que sí. Ahora necesitamos un sí o un no.`)
	
};

export const unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sin responder`)
};

export const years = /** @type {(inputs: YearsInputs) => string} */ (i) => {const number = registry.plural("es", i?.years, {});
	if (number === "one") return /** @type {string} */ (`1 año`);
	return /** @type {string} */ (`${i?.years} años`)
	
};

export const baby = /** @type {() => string} */ () => {
	return /** @type {string} */ (`bebé`)
};

export const menu = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Menú`)
};

export const high_chair = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Necesita trona`)
};

export const table = /** @type {(inputs: TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mesa ${i?.table}`)
};

export const high_chair_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`trona`)
};

export const allergies = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Alergias o intolerancias`)
};

export const diet = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dieta`)
};

export const diet_vegetarian = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vegetariana`)
};

export const diet_vegan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vegana`)
};

export const diet_halal = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Halal`)
};

export const diet_kosher = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kosher`)
};

export const diet_pregnancy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Embarazo`)
};

export const diet_gluten_free = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sin gluten`)
};

export const health_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo apuntó quien organiza la boda.`)
};

export const health_noted_more = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Después, quien organiza la boda ha apuntado algo más.`)
};

export const health_kept = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que sabe la cocina`)
};

export const withdraw = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Retirar el permiso y eliminarlo`)
};

export const withdraw_of = /** @type {(inputs: Withdraw_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: retirar el permiso y eliminarlo`)
};

export const withdrawn = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Permiso retirado. Lo que se guardaba para la cocina ya está eliminado.`)
};

export const kitchen_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`¿Algo más que deba saber la cocina?`)
};

export const consent = /** @type {(inputs: ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Es información de salud. La verán ${i?.couple}, quienes organizan la boda y quien cocina, solo para este banquete. Se elimina 30 días después.`)
};

export const consent_agree = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Estoy de acuerdo.`)
};

export const companion = /** @type {() => string} */ () => {
	return /** @type {string} */ (`¿Con acompañante?`)
};

export const companion_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Su nombre y apellido`)
};

export const bus = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Autobús`)
};

export const bus_out = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ida`)
};

export const bus_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vuelta`)
};

export const bus_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No hace falta`)
};

export const bus_tap = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Toca la ida y la vuelta: se guarda solo.`)
};

export const bus_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Completo`)
};

export const bus_free = /** @type {(inputs: Bus_FreeInputs) => string} */ (i) => {const number = registry.plural("es", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Queda una plaza`);
	return /** @type {string} */ (`Quedan ${i?.seats} plazas`)
	
};

export const bus_queue = /** @type {(inputs: Bus_QueueInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Te apuntamos en espera`);
	return /** @type {string} */ (`Os apuntamos en espera`)
	
};

export const bus_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Elegir autobús`)
};

export const bus_waits = /** @type {(inputs: Bus_WaitsInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Estás en la lista de espera. Si se libera una plaza es tuya, y lo verás aquí.`);
	return /** @type {string} */ (`Hay plazas en lista de espera. Si se libera sitio es vuestro, y lo veréis aquí.`)
	
};

export const bus_just_full = /** @type {(inputs: Bus_Just_FullInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El autobús se acaba de llenar. Tu respuesta está guardada y estás en la lista de espera.`);
	return /** @type {string} */ (`El autobús se acaba de llenar. Vuestra respuesta está guardada y estáis en la lista de espera.`)
	
};

export const seats = /** @type {(inputs: SeatsInputs) => string} */ (i) => {const number = registry.plural("es", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Una plaza`);
	return /** @type {string} */ (`${i?.seats} plazas`)
	
};

export const last = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Y por último`)
};

export const song = /** @type {(inputs: SongInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Una canción que te saque a bailar`);
	return /** @type {string} */ (`Una canción que os saque a bailar`)
	
};

export const words = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Unas palabras`)
};

export const song_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Canción`)
};

export const send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviar respuesta`)
};

export const send_note = /** @type {(inputs: Send_NoteInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Sin cuenta ni contraseña. Este enlace es solo tuyo.`);
	return /** @type {string} */ (`Sin cuenta ni contraseña. Este enlace es solo vuestro.`)
	
};

export const privacy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Privacidad`)
};

export const missing = /** @type {(inputs: MissingInputs) => string} */ (i) => {const number = registry.plural("es", i?.count, {});
	if (number === "one") return /** @type {string} */ (`Falta una cosa`);
	return /** @type {string} */ (`Faltan ${i?.count} cosas`)
	
};

export const rest_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo demás ya está guardado.`)
};

export const consent_missing = /** @type {(inputs: Consent_MissingInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: necesitamos tu permiso para guardar esta alergia`);
	return /** @type {string} */ (`Necesitamos vuestro permiso para guardar la alergia de ${i?.name}`)
	
};

export const consent_missing_diet = /** @type {(inputs: Consent_Missing_DietInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: necesitamos tu permiso para guardar esta dieta`);
	return /** @type {string} */ (`Necesitamos vuestro permiso para guardar la dieta de ${i?.name}`)
	
};

export const consent_mend_diet = /** @type {(inputs: Consent_Mend_DietInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca la casilla o quita la dieta. Sin permiso no la guardamos: en ese caso, díselo a ${i?.couple}.`)
};

export const consent_mend = /** @type {(inputs: Consent_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca la casilla o quita la alergia. Sin permiso no la guardamos: en ese caso, díselo a ${i?.couple}.`)
};

export const companion_missing = /** @type {(inputs: Companion_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Falta el nombre de quien acompaña a ${i?.name}`)
};

export const companion_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe su nombre o marca «No».`)
};

export const too_long = /** @type {(inputs: Too_LongInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: el texto es demasiado largo`)
};

export const too_long_mend = /** @type {(inputs: Too_Long_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Caben ${i?.max} caracteres. Acórtalo un poco.`)
};

export const no_longer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Una de las opciones ya no existe. Elige otra.`)
};

export const changed_meanwhile = /** @type {(inputs: Changed_MeanwhileInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: mientras tanto se ha guardado «${i?.value}»`)
};

export const changed_lead = /** @type {(inputs: Changed_LeadInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Lo que has puesto sigue aquí. Si es lo correcto, envía la respuesta otra vez.`);
	return /** @type {string} */ (`Lo que habéis puesto sigue aquí. Si es lo correcto, enviad la respuesta otra vez.`)
	
};

export const gone = /** @type {(inputs: GoneInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: ya no está en esta invitación y no se ha guardado`)
};

export const consent_again = /** @type {(inputs: Consent_AgainInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: hay algo más apuntado de tu comida. Míralo y marca la casilla otra vez`);
	return /** @type {string} */ (`${i?.name}: hay algo más apuntado de su comida. Miradlo y marcad la casilla otra vez`)
	
};

export const not_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aún no se ha guardado`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ahora mismo no podemos guardar tu respuesta. Lo que has escrito sigue aquí: envíala otra vez dentro de un momento.`);
	return /** @type {string} */ (`Ahora mismo no podemos guardar vuestra respuesta. Lo que habéis escrito sigue aquí: enviadla otra vez dentro de un momento.`)
	
};

export const too_many = /** @type {(inputs: Too_ManyInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Has enviado la respuesta muchas veces seguidas. Lo que has escrito sigue aquí: prueba otra vez dentro de unos minutos.`);
	return /** @type {string} */ (`Habéis enviado la respuesta muchas veces seguidas. Lo que habéis escrito sigue aquí: probad otra vez dentro de unos minutos.`)
	
};

export const saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Respuesta guardada`)
};

export const thanks = /** @type {(inputs: ThanksInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gracias,
${i?.name}`)
};

export const thanks_no = /** @type {(inputs: Thanks_NoInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gracias por avisar,
${i?.name}`)
};

export const see_you = /** @type {(inputs: See_YouInputs) => string} */ (i) => {
	return /** @type {string} */ (`Nos vemos el ${i?.date}, a las ${i?.time}.`)
};

export const see_you_day = /** @type {(inputs: See_You_DayInputs) => string} */ (i) => {
	return /** @type {string} */ (`Nos vemos el ${i?.date}.`)
};

export const miss_you = /** @type {(inputs: Miss_YouInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Te echaremos de menos.`);
	return /** @type {string} */ (`Os echaremos de menos.`)
	
};

export const partly = /** @type {(inputs: PartlyInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Te falta alguna respuesta. Puedes completarla cuando quieras.`);
	return /** @type {string} */ (`Os falta alguna respuesta. Podéis completarla cuando queráis.`)
	
};

export const add_to_calendar = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Añadir al calendario`)
};

export const you_said = /** @type {(inputs: You_SaidInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Has dicho`);
	return /** @type {string} */ (`Habéis dicho`)
	
};

export const you_had_said = /** @type {(inputs: You_Had_SaidInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Habías dicho`);
	return /** @type {string} */ (`Habíais dicho`)
	
};

export const change = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cambiar respuesta`)
};

export const change_until = /** @type {(inputs: Change_UntilInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes cambiarla ${i?.until} con este mismo enlace.`);
	return /** @type {string} */ (`Podéis cambiarla ${i?.until} con este mismo enlace.`)
	
};

export const change_open = /** @type {(inputs: Change_OpenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes cambiarla con este mismo enlace.`);
	return /** @type {string} */ (`Podéis cambiarla con este mismo enlace.`)
	
};

export const companion_of = /** @type {(inputs: Companion_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`Con ${i?.name}`)
};

export const without_allergens = /** @type {(inputs: Without_AllergensInputs) => string} */ (i) => {
	return /** @type {string} */ (`sin ${i?.list}`)
};

export const closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La lista ya está cerrada`)
};

export const closed_call = /** @type {(inputs: Closed_CallInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El plazo terminó ${i?.on} y la cocina ya tiene los números. Si algo ha cambiado, avísanos por teléfono.`);
	return /** @type {string} */ (`El plazo terminó ${i?.on} y la cocina ya tiene los números. Si algo ha cambiado, avisadnos por teléfono.`)
	
};

export const closed_tell = /** @type {(inputs: Closed_TellInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El plazo terminó ${i?.on} y la cocina ya tiene los números. Si algo ha cambiado, dínoslo.`);
	return /** @type {string} */ (`El plazo terminó ${i?.on} y la cocina ya tiene los números. Si algo ha cambiado, decídnoslo.`)
	
};

export const closed_unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No llegó ninguna respuesta.`)
};

export const closed_unsaved = /** @type {(inputs: Closed_UnsavedInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El plazo ya ha terminado, así que no hemos guardado lo que acabas de enviar.`);
	return /** @type {string} */ (`El plazo ya ha terminado, así que no hemos guardado lo que acabáis de enviar.`)
	
};

export const closed_typed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que no se ha guardado`)
};

export const closed_typed_copy = /** @type {(inputs: Closed_Typed_CopyInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Puedes copiarlo y enviárnoslo.`);
	return /** @type {string} */ (`Podéis copiarlo y enviárnoslo.`)
	
};

export const call = /** @type {(inputs: CallInputs) => string} */ (i) => {
	return /** @type {string} */ (`Llamar a ${i?.name}`)
};

export const call_us = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Llamar`)
};

export const whatsapp = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribir por WhatsApp`)
};

export const unknown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No encontramos esta invitación`)
};

export const unknown_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Puede que el enlace haya llegado cortado. Ábrelo otra vez desde el mensaje o pide uno nuevo a quien te invitó.`)
};

export const unknown_unsaved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No hemos guardado lo que acabas de enviar, porque este enlace ya no vale. Pide uno nuevo a quien te invitó. Si vuelves atrás, lo que has escrito sigue ahí.`)
};

export const oversize = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Es demasiado texto`)
};

export const oversize_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No cabe todo lo que has escrito y no lo hemos guardado. Vuelve atrás, acórtalo y envíalo de nuevo.`)
};

export const away = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volvemos en un momento`)
};

export const away_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ahora mismo no podemos mostrar la invitación. Vuelve a abrirla dentro de un rato.`)
};

export const attempts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Demasiados intentos`)
};

export const attempts_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Espera un momento y abre otra vez el enlace del mensaje.`)
};

export const allergen_gluten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gluten`)
};

export const allergen_crustaceans = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Crustáceos`)
};

export const allergen_eggs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Huevo`)
};

export const allergen_fish = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pescado`)
};

export const allergen_peanuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cacahuete`)
};

export const allergen_soy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Soja`)
};

export const allergen_milk = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lácteos`)
};

export const allergen_nuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Frutos secos`)
};

export const allergen_celery = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apio`)
};

export const allergen_mustard = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mostaza`)
};

export const allergen_sesame = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sésamo`)
};

export const allergen_sulphites = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sulfitos`)
};

export const allergen_lupin = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Altramuces`)
};

export const allergen_molluscs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Moluscos`)
};

export const mail_sent_with = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviado con Azahar.`)
};

export const mail_planner = /** @type {(inputs: Mail_PlannerInputs) => string} */ (i) => {
	return /** @type {string} */ (`Organiza ${i?.planner}.`)
};

export const mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No recibir más correos de esta boda`)
};

export const mail_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver la invitación y responder`)
};

export const stop_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`¿No quieres más correos?`)
};

export const stop_lead = /** @type {(inputs: Stop_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`No te llegarán más correos de la boda «${i?.couple}». Tu invitación seguirá valiendo.`)
};

export const stop_do = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No recibir más correos`)
};

export const stopped_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ya no te llegarán más correos`)
};

export const stopped_lead = /** @type {(inputs: Stopped_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Tu invitación a la boda «${i?.couple}» sigue valiendo: puedes responder con su enlace.`)
};

export const stop_undo = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver a recibirlos`)
};

export const card_family = /** @type {(inputs: Card_FamilyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Familia ${i?.name}`)
};

export const card_scan = /** @type {(inputs: Card_ScanInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apunta con la cámara y responde`);
	return /** @type {string} */ (`Apuntad con la cámara y responded`)
	
};

export const title_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El día`)
};

export const cover_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hoy es el día`)
};

export const cover_eve = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mañana es el día`)
};

export const day_now = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ahora`)
};

export const day_next = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Después`)
};

export const day_over = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ya ha pasado`)
};

export const day_was = /** @type {(inputs: Day_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`antes ${i?.time}`)
};

export const day_late = /** @type {(inputs: Day_LateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Va con ${i?.time} de retraso`)
};

export const day_early = /** @type {(inputs: Day_EarlyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Se adelanta ${i?.time}`)
};

export const day_lines = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El programa`)
};

export const day_updated = /** @type {(inputs: Day_UpdatedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Actualizado: ${i?.time}`)
};

export const day_refresh = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Actualizar`)
};

export const day_help = /** @type {(inputs: Day_HelpInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si necesitas algo`);
	return /** @type {string} */ (`Si necesitáis algo`)
	
};

export const title_after = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gracias por venir`)
};

export const after = /** @type {(inputs: AfterInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ha sido un día precioso contigo.`);
	return /** @type {string} */ (`Ha sido un día precioso con vosotros.`)
	
};

export const guest_data_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tus datos, si te han invitado`)
};

export const guest_data_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Te han invitado a una boda que se organiza con Azahar. Esto es lo que se guarda de ti, quién lo ve y cómo decides sobre ello.`)
};

export const guest_data_revised = /** @type {(inputs: Guest_Data_RevisedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Última revisión: ${i?.date}.`)
};

export const guest_data_who = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quién responde`)
};

export const guest_data_who_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La pareja que se casa, o su wedding planner, decide qué se guarda de ti y para qué. Quien gestiona esta web lo guarda por su encargo.`)
};

export const guest_data_what = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Qué se guarda y de dónde sale`)
};

export const guest_data_given = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que apunta quien organiza la boda: tu nombre y, si lo sabe, tu email, tu teléfono, tu familia o grupo, de parte de quién vienes, si eres adulto, niño o bebé, y sus notas.`)
};

export const guest_data_answered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que pones al contestar: si vas, tu menú, el autobús, el email para sus avisos si los pides, dónde dormirás, quién te acompaña, una canción, unas palabras, lo que la pareja te pregunte y, si quieres, tus alergias y tu dieta. Contestar es voluntario.`)
};

export const guest_data_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que se anota solo: cuándo se envió y se abrió tu invitación, cuándo contestaste y qué cambiaste, y si tu buzón rechazó un correo. La red desde la que abres el enlace se cuenta un rato, para frenar abusos.`)
};

export const guest_data_browser = /** @type {() => string} */ () => {
	return /** @type {string} */ (`En tu navegador solo queda el idioma que eliges, durante un año.`)
};

export const guest_data_why = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Para qué, y por qué se puede`)
};

export const guest_data_why_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Para invitarte y organizar la boda: es el interés de quien la organiza (RGPD, artículo 6.1.f). Las alergias y las dietas son datos de salud, y una dieta puede decir algo de unas creencias: se guardan solo con tu permiso expreso, que das en tu invitación o a quien organiza (artículo 9.2.a). Por quien tiene menos de 14 años lo da su madre, su padre o quien tenga su tutela.`)
};

export const guest_data_see = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quién lo ve`)
};

export const guest_data_see_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quienes organizan la boda y pueden ver la lista de invitados, y tu familia en su propia invitación. Las alergias y las dietas llegan a quien cocina: las que diste con permiso en tu invitación, con tus iniciales o tu nombre según elija quien organiza; las que apuntó otra persona, sin nombre. Las empresas que alojan la web o envían sus correos lo hacen por encargo.`)
};

export const guest_data_mails = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Correos`)
};

export const guest_data_mails_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si apuntan tu email, la pareja puede enviarte desde aquí la invitación y algún recordatorio. Al pie de cada uno hay un enlace para no recibir más.`)
};

export const guest_data_until = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hasta cuándo`)
};

export const guest_data_until_text = /** @type {(inputs: Guest_Data_Until_TextInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mientras exista la boda en Azahar. Las alergias y las dietas, hasta ${i?.days} días después de ella (si no tiene fecha, ${i?.months} meses después de la última respuesta) o hasta que retires el permiso.`)
};

export const guest_data_rights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tus derechos`)
};

export const guest_data_rights_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Puedes ver tus datos, corregirlos, suprimirlos, limitar su uso, oponerte a él, llevártelos y retirar el permiso cuando quieras, sin que afecte a lo hecho antes. Desde tu invitación cambias lo que contestaste y retiras el permiso. Lo demás, pídeselo a la pareja o escríbenos con el enlace de tu invitación: se lo haremos llegar. La respuesta llega en un mes y no cuesta nada.`)
};

export const guest_data_authority = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si crees que no se hace bien, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).`)
};

export const guest_data_nothing = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No usamos tus datos para nada nuestro: ni publicidad, ni perfiles, ni decisiones automáticas, ni crearte una cuenta.`)
};

export const guest_data_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribirnos`)
};

export const guest_data_all = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Toda la política de privacidad`)
};

export const tabs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`En esta página`)
};

export const tab_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plan`)
};

export const tab_directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Llegar`)
};

export const tab_lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dormir`)
};

export const tab_dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vestir`)
};

export const tab_gift = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Regalo`)
};

export const questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntas`)
};

export const tab_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contacto`)
};

export const open_map = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Abrir en el mapa`)
};

export const venue_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plano del lugar`)
};

export const sketch_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dibujo de los lugares`)
};

export const sketch_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El norte está arriba; las distancias son en línea recta.`)
};

export const bus_waiting = /** @type {(inputs: Bus_WaitingInputs) => string} */ (i) => {
	return /** @type {string} */ (`En espera de plaza: ${i?.names}`)
};

export const bus_mail_ask = /** @type {(inputs: Bus_Mail_AskInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Avisadme por email si cambia`);
	return /** @type {string} */ (`Avisadnos por email si cambia`)
	
};

export const bus_mail_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisos del autobús`)
};

export const bus_mail_explain = /** @type {(inputs: Bus_Mail_ExplainInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si cambia tu autobús, su hora, su parada o tu plaza, te escribimos. Para nada más.`);
	return /** @type {string} */ (`Si cambia vuestro autobús, su hora, su parada o vuestra plaza, os escribimos. Para nada más.`)
	
};

export const bus_mail_use = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Guardamos esta dirección hasta que termine la página de la boda. La pareja no la ve.`)
};

export const bus_mail_start = /** @type {(inputs: Bus_Mail_StartInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Avisadme`);
	return /** @type {string} */ (`Avisadnos`)
	
};

export const bus_mail_on = /** @type {(inputs: Bus_Mail_OnInputs) => string} */ (i) => {
	return /** @type {string} */ (`Si cambia algo, escribimos a ${i?.address}.`)
};

export const bus_mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dejar de avisar`)
};

export const bus_mail_invalid = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esa dirección no está completa. Tiene que ser como nombre@correo.es.`)
};

export const bus_mail_stopped = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Desde esa dirección se pidió no recibir más correos de esta boda. Se vuelven a activar en el enlace al pie de cualquiera de ellos.`)
};

export const bus_mail_other = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Otra dirección de email`)
};

export const bus_mail_add = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Añadir`)
};

export const bus_mail_full = /** @type {(inputs: Bus_Mail_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Caben ${i?.max} direcciones. Para añadir otra hay que quitar una.`)
};

export const bus_mail_silent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Desde esta dirección se pidió no recibir más correos de esta boda.`)
};

export const bus_mail_subject = /** @type {(inputs: Bus_Mail_SubjectInputs) => string} */ (i) => {
	return /** @type {string} */ (`Cambia el autobús: boda de ${i?.couple}`)
};

export const bus_mail_lead = /** @type {(inputs: Bus_Mail_LeadInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Hola, ${i?.names}: ha cambiado tu autobús.`);
	return /** @type {string} */ (`Hola, ${i?.names}: ha cambiado vuestro autobús.`)
	
};

export const bus_mail_was = /** @type {(inputs: Bus_Mail_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`antes ${i?.ride}`)
};

export const bus_mail_gone = /** @type {(inputs: Bus_Mail_GoneInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`ya no sale (${i?.ride}). Elige otro en tu página.`);
	return /** @type {string} */ (`ya no sale (${i?.ride}). Elegid otro en vuestra página.`)
	
};

export const bus_mail_waits = /** @type {(inputs: Bus_Mail_WaitsInputs) => string} */ (i) => {const number = registry.plural("es", i?.waiting, {});
	if (number === "one") return /** @type {string} */ (`1 persona en espera de plaza.`);
	return /** @type {string} */ (`${i?.waiting} personas en espera de plaza.`)
	
};

export const bus_mail_seated = /** @type {(inputs: Bus_Mail_SeatedInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ya tienes plaza.`);
	return /** @type {string} */ (`Ya tenéis plaza.`)
	
};

export const bus_mail_page = /** @type {(inputs: Bus_Mail_PageInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Todo está siempre en tu página:`);
	return /** @type {string} */ (`Todo está siempre en vuestra página:`)
	
};

export const room_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Código al reservar:`)
};

export const gift_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Código para la app del banco`)
};

export const gift_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver la lista de regalos`)
};

export const gift_list = /** @type {(inputs: Gift_ListInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si te encargas de algo de esta lista, dilo aquí. Nadie más ve quién.`);
	return /** @type {string} */ (`Si os encargáis de algo de esta lista, decidlo aquí. Nadie más ve quién.`)
	
};

export const gift_take = /** @type {(inputs: Gift_TakeInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Yo me encargo`);
	return /** @type {string} */ (`Nos encargamos`)
	
};

export const gift_own = /** @type {(inputs: Gift_OwnInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Te encargas tú`);
	return /** @type {string} */ (`Os encargáis vosotros`)
	
};

export const gift_leave = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Al final no`)
};

export const gift_taken = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ya hay quien se encarga`)
};

export const ended = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esta página ya se ha cerrado`)
};

export const ended_lead = /** @type {(inputs: Ended_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gracias por acompañarnos. La página se cierra ${i?.days} días después de la boda, y ya no muestra datos de los invitados.`)
};

export const after_until = /** @type {(inputs: After_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Esta página se cierra ${i?.on}.`)
};

export const days_left = /** @type {(inputs: Days_LeftInputs) => string} */ (i) => {const number = registry.plural("es", i?.days, {});
	if (number === "one") return /** @type {string} */ (`Falta 1 día`);
	return /** @type {string} */ (`Faltan ${i?.figure} días`)
	
};

export const own_table = /** @type {(inputs: Own_TableInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tu mesa`);
	return /** @type {string} */ (`Vuestra mesa`)
	
};

export const own_bus_back = /** @type {(inputs: Own_Bus_BackInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tu vuelta`);
	return /** @type {string} */ (`Vuestra vuelta`)
	
};

export const photos_heading = /** @type {(inputs: Photos_HeadingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Fotos para ${i?.couple}`)
};

export const photos_private = /** @type {(inputs: Photos_PrivateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deja aquí las que has hecho. Llegan a ${i?.couple}, y aquí no se publica nada.`)
};

export const photos_reviewed = /** @type {(inputs: Photos_ReviewedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deja aquí las que has hecho. Llegan primero a ${i?.couple}: las que publiquen se ven en esta página.`)
};

export const photos_shown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deja aquí las que has hecho. Se ven en esta página, que abre quien tenga el enlace.`)
};

export const photos_limits = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hasta diez a la vez: fotos de 15 MB, y vídeos de un minuto y 100 MB. El lugar donde se hicieron se elimina al llegar.`)
};

export const photos_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Elegir fotos o vídeos`)
};

export const photos_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tu nombre, si quieres`)
};

export const photos_consent = /** @type {(inputs: Photos_ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Salgo yo, o quienes salen y hablan están de acuerdo en que se lo deje a ${i?.couple}.`)
};

export const photos_send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviar`)
};

export const photos_ready = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Por enviar`)
};

export const photos_sending = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviando`)
};

export const photos_sent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviada`)
};

export const photos_take_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quitar`)
};

export const photos_taken_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quitada`)
};

export const photos_waiting = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sin conexión: sigue sola cuando vuelva`)
};

export const photos_busy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hay mucha gente enviando: espera su turno`)
};

export const photos_no_image = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No es una foto que se pueda abrir. Sirven JPG, PNG, WebP y AVIF`)
};

export const photos_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa más de 15 MB, o es demasiado grande`)
};

export const photos_full = /** @type {(inputs: Photos_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ya no caben más fotos. Díselo a ${i?.couple}`)
};

export const photos_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Este enlace ya no recoge fotos`)
};

export const photos_gone = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El archivo ya no está o ha cambiado. Hay que elegirlo otra vez`)
};

export const photos_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No ha llegado`)
};

export const photos_retry = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reintentar`)
};

export const photos_ten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van diez a la vez: envía estas y elige después las demás.`)
};

export const photos_rest = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van diez a la vez: elige ahora las demás.`)
};

export const photos_later = /** @type {(inputs: Photos_LaterInputs) => string} */ (i) => {
	return /** @type {string} */ (`Con esta página abierta puedes quitar las que envíes. Después, pídeselo a ${i?.couple}.`)
};

export const photos_until = /** @type {(inputs: Photos_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Hasta el ${i?.day}.`)
};

export const photos_table = /** @type {(inputs: Photos_TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mesa ${i?.table}`)
};

export const photos_consent_needed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Marca la casilla: hace falta el acuerdo de quienes salen.`)
};

export const photos_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Elige primero las fotos.`)
};

export const photos_again = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No ha llegado: hay mucha gente enviando. Envíala otra vez dentro de un minuto`)
};

export const photos_busy_form = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hay mucha gente enviando. Elígelas otra vez dentro de un minuto.`)
};

export const photos_form_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No han llegado. Elígelas otra vez.`)
};

export const photos_yours = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo que has enviado`)
};

export const photos_report = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisar sobre esta página`)
};

export const photos_sent_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviado`)
};

export const photos_taken_back_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quitado`)
};

export const photos_waiting_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sin conexión: sigue solo cuando vuelva`)
};

export const photos_video_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa más de 100 MB`)
};

export const photos_video_too_long = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dura más de un minuto. Recórtalo y elígelo otra vez`)
};

export const photos_video_unreadable = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No es un vídeo que se pueda abrir. Sirven MP4, MOV y WebM`)
};

export const photos_videos_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ya no caben más vídeos; las fotos, sí`)
};

export const guest_data_photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fotos que envías con un código de la boda, y el nombre con que las firmas si lo pones. El lugar y los demás datos que lleva el archivo se eliminan al llegar.`)
};

export const beds_lead = /** @type {(inputs: Beds_LeadInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dinos si necesitas habitación. Toca una opción: se guarda sola.`);
	return /** @type {string} */ (`Decidnos si necesitáis habitación. Tocad una opción: se guarda sola.`)
	
};

export const beds_own = /** @type {(inputs: Beds_OwnInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tengo dónde dormir`);
	return /** @type {string} */ (`Tenemos dónde dormir`)
	
};

export const beds_price = /** @type {(inputs: Beds_PriceInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} la noche`)
};

export const beds_price_from = /** @type {(inputs: Beds_Price_FromInputs) => string} */ (i) => {
	return /** @type {string} */ (`Desde ${i?.price} la noche`)
};

export const beds_until = /** @type {(inputs: Beds_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Apartadas ${i?.until}`)
};

export const beds_free = /** @type {(inputs: Beds_FreeInputs) => string} */ (i) => {const number = registry.plural("es", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`Queda una habitación`);
	return /** @type {string} */ (`Quedan ${i?.rooms} habitaciones`)
	
};

export const beds_rooms = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Habitaciones`)
};

export const beds_room_count = /** @type {(inputs: Beds_Room_CountInputs) => string} */ (i) => {const number = registry.plural("es", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`1 habitación`);
	return /** @type {string} */ (`${i?.rooms} habitaciones`)
	
};

export const beds_nights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Noches`)
};

export const beds_night_count = /** @type {(inputs: Beds_Night_CountInputs) => string} */ (i) => {const number = registry.plural("es", i?.nights, {});
	if (number === "one") return /** @type {string} */ (`1 noche`);
	return /** @type {string} */ (`${i?.nights} noches`)
	
};

export const beds_saved = /** @type {(inputs: Beds_SavedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Guardado para ${i?.couple}. Aún no es una reserva.`)
};

export const beds_waits = /** @type {(inputs: Beds_WaitsInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Estás en la lista de espera de habitación. Si queda libre es tuya, y lo verás aquí.`);
	return /** @type {string} */ (`Estáis en la lista de espera de habitación. Si queda sitio es vuestro, y lo veréis aquí.`)
	
};

export const beds_just_full = /** @type {(inputs: Beds_Just_FullInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se acaba de llenar. Está guardado y estás en la lista de espera.`);
	return /** @type {string} */ (`Se acaba de llenar. Está guardado y estáis en la lista de espera.`)
	
};

export const beds_changed = /** @type {(inputs: Beds_ChangedInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Mientras tanto se ha guardado otra cosa. Si no es lo correcto, toca otra vez.`);
	return /** @type {string} */ (`Mientras tanto se ha guardado otra cosa. Si no es lo correcto, tocad otra vez.`)
	
};

export const beds_gone = /** @type {(inputs: Beds_GoneInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esa opción ya no está. Mira las que quedan.`);
	return /** @type {string} */ (`Esa opción ya no está. Mirad las que quedan.`)
	
};

export const beds_given = /** @type {(inputs: Beds_GivenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ya tienes habitación`);
	return /** @type {string} */ (`Ya tenéis habitación`)
	
};

export const beds_given_lead = /** @type {(inputs: Beds_Given_LeadInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si algo no es así, avísanos.`);
	return /** @type {string} */ (`Si algo no es así, avisadnos.`)
	
};

export const beds_closed = /** @type {(inputs: Beds_ClosedInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ya no se piden habitaciones desde aquí. Si algo ha cambiado, avísanos.`);
	return /** @type {string} */ (`Ya no se piden habitaciones desde aquí. Si algo ha cambiado, avisadnos.`)
	
};

export const beds_ask = /** @type {(inputs: Beds_AskInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Decir si necesito habitación`);
	return /** @type {string} */ (`Decir si necesitamos habitación`)
	
};

export const beds_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver a la invitación`)
};

export const public_mine = /** @type {() => string} */ () => {
	return /** @type {string} */ (`¿Te ha llegado tu invitación? Su enlace es solo tuyo: ahí respondes, y ahí encuentras tu autobús y tu mesa.`)
};

export const find_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Buscar mi invitación`)
};

export const find_offer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si no encuentras el mensaje con tu enlace, llega a tu invitación desde aquí.`)
};

export const find_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Buscar mi invitación`)
};

export const find_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe tu nombre como en la invitación, y el teléfono o el email de alguien de tu familia.`)
};

export const find_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nombre y apellidos`)
};

export const find_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Teléfono o email`)
};

export const find_contact_hint = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que tiene la pareja. Solo se compara con el suyo: no se guarda.`)
};

export const find_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Con esos datos no encontramos ninguna invitación: revísalos, o pide tu enlace a la pareja.`)
};

export const find_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver a la página de la boda`)
};

export const password_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esta página tiene contraseña`)
};

export const password_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escríbela como te la dio la pareja.`)
};

export const password = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contraseña`)
};

export const password_enter = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Entrar`)
};

export const password_wrong = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esa contraseña no es. Mira también las mayúsculas.`)
};

export const password_wait = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Demasiados intentos. Espera un minuto y vuelve a probar.`)
};

export const number_missing = /** @type {(inputs: Number_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: escribe una cifra`)
};

export const number_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe una cifra, como 2.`)
};

export const own_questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntas`)
};

export const title_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reserva de la fecha`)
};

export const preview_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apunta la fecha. La invitación llegará más adelante.`)
};

export const preview_save_date_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La fecha está por confirmar.`)
};

export const save_date = /** @type {(inputs: Save_DateInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Reserva la fecha`);
	return /** @type {string} */ (`Reservad la fecha`)
	
};

export const save_date_soon = /** @type {(inputs: Save_Date_SoonInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pronto sabrás la fecha`);
	return /** @type {string} */ (`Pronto sabréis la fecha`)
	
};

export const save_date_open = /** @type {(inputs: Save_Date_OpenInputs) => string} */ (i) => {const number = registry.plural("es", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La fecha está por confirmar. En cuanto la sepamos, la encontrarás aquí.`);
	return /** @type {string} */ (`La fecha está por confirmar. En cuanto la sepamos, la encontraréis aquí.`)
	
};

export const save_date_later = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La invitación llegará más adelante, a este mismo enlace. De momento no hace falta responder.`)
};

export const save_date_changed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La fecha ha cambiado. Esta es la nueva.`)
};

export const mail_open_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver la fecha`)
};
