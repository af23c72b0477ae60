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
	return /** @type {string} */ (`Grazas`)
};

export const title_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Prazo pechado`)
};

export const preview = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Abre a invitación e dinos se vés.`)
};

export const preview_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`As respostas xa están pechadas. Abre a invitación para ver o plan.`)
};

export const preview_past = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Grazas por acompañarnos.`)
};

export const cover = /** @type {(inputs: CoverInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names},
casamos`)
};

export const cover_closed = /** @type {(inputs: Cover_ClosedInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names}:`)
};

export const reply = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Responder`)
};

export const reply_until = /** @type {(inputs: Reply_UntilInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes responder ${i?.until}`);
	return /** @type {string} */ (`Podedes responder ${i?.until}`)
	
};

export const plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O plan`)
};

export const wedding = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Voda`)
};

export const directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Como chegar`)
};

export const directions_to = /** @type {(inputs: Directions_ToInputs) => string} */ (i) => {
	return /** @type {string} */ (`Como chegar a ${i?.place}`)
};

export const dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Como vestir`)
};

export const transport = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Transporte`)
};

export const lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Onde durmir`)
};

export const gift = /** @type {(inputs: GiftInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se nos queres facer un agasallo`);
	return /** @type {string} */ (`Se nos queredes facer un agasallo`)
	
};

export const gift_account = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Número de conta`)
};

export const photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver as fotos`)
};

export const coming = /** @type {(inputs: ComingInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Vés?`);
	return /** @type {string} */ (`Vindes?`)
	
};

export const coming_until = /** @type {(inputs: Coming_UntilInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes cambiar a resposta ${i?.until}.`);
	return /** @type {string} */ (`Unha resposta por persoa. Podedes cambiala ${i?.until}.`)
	
};

export const coming_open = /** @type {(inputs: Coming_OpenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes cambiar a resposta máis adiante.`);
	return /** @type {string} */ (`Unha resposta por persoa. Podedes cambiala máis adiante.`)
	
};

export const all_yes = /** @type {(inputs: All_YesInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Vou a todo`);
	return /** @type {string} */ (`Imos a todo`)
	
};

export const all_yes_saved = /** @type {(inputs: All_Yes_SavedInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apuntado: vas a todo. Completa o que falte e envía a resposta.`);
	return /** @type {string} */ (`Apuntado: ides a todo. Completade o que falte e enviade a resposta.`)
	
};

export const yes = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si`)
};

export const no = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non`)
};

export const maybe = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pode que si`)
};

export const maybe_until = /** @type {(inputs: Maybe_UntilInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se aínda non o sabes, responde «Pode que si»: poderás decidilo ${i?.until}.`);
	return /** @type {string} */ (`Se aínda non o sabedes, respondede «Pode que si»: poderedes decidilo ${i?.until}.`)
	
};

export const maybe_open = /** @type {(inputs: Maybe_OpenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se aínda non o sabes, responde «Pode que si» e dinos máis adiante.`);
	return /** @type {string} */ (`Se aínda non o sabedes, respondede «Pode que si» e dicídenos máis adiante.`)
	
};

export const maybe_left = /** @type {(inputs: Maybe_LeftInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pode que veñas: cóntanos se é un si ou un non ${i?.until}.`);
	return /** @type {string} */ (`Pode que veñades: contádenos se é un si ou un non ${i?.until}.`)
	
};

export const maybe_left_open = /** @type {(inputs: Maybe_Left_OpenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pode que veñas: cando o saibas, cambia a resposta.`);
	return /** @type {string} */ (`Pode que veñades: cando o saibades, cambiade a resposta.`)
	
};

export const maybe_over = /** @type {(inputs: Maybe_OverInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dixéchesnos que pode que si. Agora necesitamos un si ou un non.`);
	return /** @type {string} */ (`Dixéstesnos que pode que si. Agora necesitamos un si ou un non.`)
	
};

export const unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sen resposta`)
};

export const years = /** @type {(inputs: YearsInputs) => string} */ (i) => {const number = registry.plural("gl", i?.years, {});
	if (number === "one") return /** @type {string} */ (`1 ano`);
	return /** @type {string} */ (`${i?.years} anos`)
	
};

export const baby = /** @type {() => string} */ () => {
	return /** @type {string} */ (`bebé`)
};

export const menu = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Menú`)
};

export const high_chair = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Precisa trona`)
};

export const table = /** @type {(inputs: TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mesa ${i?.table}`)
};

export const high_chair_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`trona`)
};

export const allergies = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Alerxias ou intolerancias`)
};

export const diet = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dieta`)
};

export const diet_vegetarian = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vexetariana`)
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
	return /** @type {string} */ (`Sen glute`)
};

export const health_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apuntouno quen organiza a voda.`)
};

export const health_noted_more = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Despois, quen organiza a voda apuntou algo máis.`)
};

export const health_kept = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que sabe a cociña`)
};

export const withdraw = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Retirar o permiso e borralo`)
};

export const withdraw_of = /** @type {(inputs: Withdraw_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: retirar o permiso e borralo`)
};

export const withdrawn = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Permiso retirado. O que se gardaba para a cociña xa está borrado.`)
};

export const kitchen_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Algo máis que deba saber a cociña?`)
};

export const consent = /** @type {(inputs: ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`É información de saúde. Verana ${i?.couple}, quen organiza a voda e quen cociña, só para este banquete. Elimínase 30 días despois.`)
};

export const consent_agree = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Estou de acordo.`)
};

export const companion = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Con acompañante?`)
};

export const companion_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O seu nome e apelido`)
};

export const bus = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Autobús`)
};

export const bus_out = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ida`)
};

export const bus_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volta`)
};

export const bus_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non fai falta`)
};

export const bus_tap = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Toca a ida e a volta: gárdase só.`)
};

export const bus_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Completo`)
};

export const bus_free = /** @type {(inputs: Bus_FreeInputs) => string} */ (i) => {const number = registry.plural("gl", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Queda unha praza`);
	return /** @type {string} */ (`Quedan ${i?.seats} prazas`)
	
};

export const bus_queue = /** @type {(inputs: Bus_QueueInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apuntámoste en espera`);
	return /** @type {string} */ (`Apuntámosvos en espera`)
	
};

export const bus_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Elixir autobús`)
};

export const bus_waits = /** @type {(inputs: Bus_WaitsInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Estás na lista de espera. Se se libera unha praza é túa, e veralo aquí.`);
	return /** @type {string} */ (`Hai prazas na lista de espera. Se se libera sitio é voso, e verédelo aquí.`)
	
};

export const bus_just_full = /** @type {(inputs: Bus_Just_FullInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O autobús acaba de encherse. A túa resposta está gardada e estás na lista de espera.`);
	return /** @type {string} */ (`O autobús acaba de encherse. A vosa resposta está gardada e estades na lista de espera.`)
	
};

export const seats = /** @type {(inputs: SeatsInputs) => string} */ (i) => {const number = registry.plural("gl", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Unha praza`);
	return /** @type {string} */ (`${i?.seats} prazas`)
	
};

export const last = /** @type {() => string} */ () => {
	return /** @type {string} */ (`E para rematar`)
};

export const song = /** @type {(inputs: SongInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Unha canción que te saque a bailar`);
	return /** @type {string} */ (`Unha canción que vos saque a bailar`)
	
};

export const words = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Unhas palabras`)
};

export const song_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Canción`)
};

export const send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviar a resposta`)
};

export const send_note = /** @type {(inputs: Send_NoteInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Sen conta nin contrasinal. Esta ligazón é só túa.`);
	return /** @type {string} */ (`Sen conta nin contrasinal. Esta ligazón é só vosa.`)
	
};

export const privacy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Privacidade`)
};

export const missing = /** @type {(inputs: MissingInputs) => string} */ (i) => {const number = registry.plural("gl", i?.count, {});
	if (number === "one") return /** @type {string} */ (`Falta unha cousa`);
	return /** @type {string} */ (`Faltan ${i?.count} cousas`)
	
};

export const rest_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O demais xa está gardado.`)
};

export const consent_missing = /** @type {(inputs: Consent_MissingInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: precisamos o teu permiso para gardar esta alerxia`);
	return /** @type {string} */ (`Precisamos o voso permiso para gardar a alerxia de ${i?.name}`)
	
};

export const consent_missing_diet = /** @type {(inputs: Consent_Missing_DietInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: precisamos o teu permiso para gardar esta dieta`);
	return /** @type {string} */ (`Precisamos o voso permiso para gardar a dieta de ${i?.name}`)
	
};

export const consent_mend_diet = /** @type {(inputs: Consent_Mend_DietInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca a caixa ou quita a dieta. Sen permiso non a gardamos: nese caso, dillo a ${i?.couple}.`)
};

export const consent_mend = /** @type {(inputs: Consent_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca a caixa ou quita a alerxia. Sen permiso non a gardamos: nese caso, dillo a ${i?.couple}.`)
};

export const companion_missing = /** @type {(inputs: Companion_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Falta o nome de quen acompaña a ${i?.name}`)
};

export const companion_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe o seu nome ou marca «Non».`)
};

export const too_long = /** @type {(inputs: Too_LongInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: o texto é longo de máis`)
};

export const too_long_mend = /** @type {(inputs: Too_Long_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Caben ${i?.max} caracteres. Acúrtao un pouco.`)
};

export const no_longer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Unha das opcións xa non existe. Escolle outra.`)
};

export const changed_meanwhile = /** @type {(inputs: Changed_MeanwhileInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: mentres tanto gardouse «${i?.value}»`)
};

export const changed_lead = /** @type {(inputs: Changed_LeadInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O que puxeches segue aquí. Se é o correcto, envía a resposta outra vez.`);
	return /** @type {string} */ (`O que puxestes segue aquí. Se é o correcto, enviade a resposta outra vez.`)
	
};

export const gone = /** @type {(inputs: GoneInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: xa non está nesta invitación e non se gardou`)
};

export const consent_again = /** @type {(inputs: Consent_AgainInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: hai algo máis apuntado da túa comida. Mírao e marca a caixa outra vez`);
	return /** @type {string} */ (`${i?.name}: hai algo máis apuntado da súa comida. Mirádeo e marcade a caixa outra vez`)
	
};

export const not_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aínda non se gardou`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Agora mesmo non podemos gardar a túa resposta. O que escribiches segue aquí: envíaa outra vez dentro dun momento.`);
	return /** @type {string} */ (`Agora mesmo non podemos gardar a vosa resposta. O que escribistes segue aquí: enviádea outra vez dentro dun momento.`)
	
};

export const too_many = /** @type {(inputs: Too_ManyInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Enviaches a resposta moitas veces seguidas. O que escribiches segue aquí: proba outra vez dentro duns minutos.`);
	return /** @type {string} */ (`Enviastes a resposta moitas veces seguidas. O que escribistes segue aquí: probade outra vez dentro duns minutos.`)
	
};

export const saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Resposta gardada`)
};

export const thanks = /** @type {(inputs: ThanksInputs) => string} */ (i) => {
	return /** @type {string} */ (`Grazas,
${i?.name}`)
};

export const thanks_no = /** @type {(inputs: Thanks_NoInputs) => string} */ (i) => {
	return /** @type {string} */ (`Grazas por avisar,
${i?.name}`)
};

export const see_you = /** @type {(inputs: See_YouInputs) => string} */ (i) => {
	return /** @type {string} */ (`Vémonos o ${i?.date}, ás ${i?.time}.`)
};

export const see_you_day = /** @type {(inputs: See_You_DayInputs) => string} */ (i) => {
	return /** @type {string} */ (`Vémonos o ${i?.date}.`)
};

export const miss_you = /** @type {(inputs: Miss_YouInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Botarémoste de menos.`);
	return /** @type {string} */ (`Botarémosvos de menos.`)
	
};

export const partly = /** @type {(inputs: PartlyInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Fáltache algunha resposta. Podes completala cando queiras.`);
	return /** @type {string} */ (`Fáltavos algunha resposta. Podedes completala cando queirades.`)
	
};

export const add_to_calendar = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Engadir ao calendario`)
};

export const you_said = /** @type {(inputs: You_SaidInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O que dixeches`);
	return /** @type {string} */ (`O que dixestes`)
	
};

export const you_had_said = /** @type {(inputs: You_Had_SaidInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O que dixeras`);
	return /** @type {string} */ (`O que dixerades`)
	
};

export const change = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cambiar a resposta`)
};

export const change_until = /** @type {(inputs: Change_UntilInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes cambiala ${i?.until} con esta mesma ligazón.`);
	return /** @type {string} */ (`Podedes cambiala ${i?.until} con esta mesma ligazón.`)
	
};

export const change_open = /** @type {(inputs: Change_OpenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes cambiala con esta mesma ligazón.`);
	return /** @type {string} */ (`Podedes cambiala con esta mesma ligazón.`)
	
};

export const companion_of = /** @type {(inputs: Companion_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`Con ${i?.name}`)
};

export const without_allergens = /** @type {(inputs: Without_AllergensInputs) => string} */ (i) => {
	return /** @type {string} */ (`sen ${i?.list}`)
};

export const closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A lista xa está pechada`)
};

export const closed_call = /** @type {(inputs: Closed_CallInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O prazo rematou ${i?.on} e a cociña xa ten os números. Se algo cambiou, avísanos por teléfono.`);
	return /** @type {string} */ (`O prazo rematou ${i?.on} e a cociña xa ten os números. Se algo cambiou, avisádenos por teléfono.`)
	
};

export const closed_tell = /** @type {(inputs: Closed_TellInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O prazo rematou ${i?.on} e a cociña xa ten os números. Se algo cambiou, dínolo.`);
	return /** @type {string} */ (`O prazo rematou ${i?.on} e a cociña xa ten os números. Se algo cambiou, dicídenolo.`)
	
};

export const closed_unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non chegou ningunha resposta.`)
};

export const closed_unsaved = /** @type {(inputs: Closed_UnsavedInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`O prazo xa rematou, así que non gardamos o que acabas de enviar.`);
	return /** @type {string} */ (`O prazo xa rematou, así que non gardamos o que acabades de enviar.`)
	
};

export const closed_typed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que non se gardou`)
};

export const closed_typed_copy = /** @type {(inputs: Closed_Typed_CopyInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Podes copialo e enviárnolo.`);
	return /** @type {string} */ (`Podedes copialo e enviárnolo.`)
	
};

export const call = /** @type {(inputs: CallInputs) => string} */ (i) => {
	return /** @type {string} */ (`Chamar a ${i?.name}`)
};

export const call_us = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Chamar`)
};

export const whatsapp = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribir por WhatsApp`)
};

export const unknown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non atopamos esta invitación`)
};

export const unknown_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pode que a ligazón chegase cortada. Ábrea outra vez desde a mensaxe ou pide unha nova a quen te convidou.`)
};

export const unknown_unsaved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non gardamos o que acabas de enviar, porque esta ligazón xa non vale. Pide unha nova a quen te convidou. Se volves atrás, o que escribiches segue aí.`)
};

export const oversize = /** @type {() => string} */ () => {
	return /** @type {string} */ (`É demasiado texto`)
};

export const oversize_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non cabe todo o que escribiches e non o gardamos. Volve atrás, acúrtao e envíao de novo.`)
};

export const away = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volvemos nun momento`)
};

export const away_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Agora mesmo non podemos amosar a invitación. Volve abrila dentro dun anaco.`)
};

export const attempts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Demasiados intentos`)
};

export const attempts_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Agarda un momento e abre outra vez a ligazón da mensaxe.`)
};

export const allergen_gluten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Glute`)
};

export const allergen_crustaceans = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Crustáceos`)
};

export const allergen_eggs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ovo`)
};

export const allergen_fish = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Peixe`)
};

export const allergen_peanuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cacahuete`)
};

export const allergen_soy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Soia`)
};

export const allergen_milk = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lácteos`)
};

export const allergen_nuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Froitos secos`)
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
	return /** @type {string} */ (`Non recibir máis correos desta voda`)
};

export const mail_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver a invitación e responder`)
};

export const stop_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non queres máis correos?`)
};

export const stop_lead = /** @type {(inputs: Stop_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Non che chegarán máis correos da voda «${i?.couple}». A túa invitación seguirá valendo.`)
};

export const stop_do = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non recibir máis correos`)
};

export const stopped_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Xa non che chegarán máis correos`)
};

export const stopped_lead = /** @type {(inputs: Stopped_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`A túa invitación á voda «${i?.couple}» segue valendo: podes responder coa súa ligazón.`)
};

export const stop_undo = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver recibilos`)
};

export const card_family = /** @type {(inputs: Card_FamilyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Familia ${i?.name}`)
};

export const card_scan = /** @type {(inputs: Card_ScanInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apunta coa cámara e responde`);
	return /** @type {string} */ (`Apuntade coa cámara e respondede`)
	
};

export const title_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O día`)
};

export const cover_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hoxe é o día`)
};

export const cover_eve = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mañá é o día`)
};

export const day_now = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Agora`)
};

export const day_next = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Despois`)
};

export const day_over = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Xa pasou`)
};

export const day_was = /** @type {(inputs: Day_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`antes ${i?.time}`)
};

export const day_late = /** @type {(inputs: Day_LateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Vai con ${i?.time} de retraso`)
};

export const day_early = /** @type {(inputs: Day_EarlyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Adiántase ${i?.time}`)
};

export const day_lines = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O programa`)
};

export const day_updated = /** @type {(inputs: Day_UpdatedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Actualizado: ${i?.time}`)
};

export const day_refresh = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Actualizar`)
};

export const day_help = /** @type {(inputs: Day_HelpInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se necesitas algo`);
	return /** @type {string} */ (`Se necesitades algo`)
	
};

export const title_after = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Grazas por vir`)
};

export const after = /** @type {(inputs: AfterInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Foi un día precioso contigo.`);
	return /** @type {string} */ (`Foi un día precioso convosco.`)
	
};

export const guest_data_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Os teus datos, se te convidaron`)
};

export const guest_data_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Convidáronte a unha voda que se organiza con Azahar. Isto é o que se garda de ti, quen o ve e como decides sobre iso.`)
};

export const guest_data_revised = /** @type {(inputs: Guest_Data_RevisedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Última revisión: ${i?.date}.`)
};

export const guest_data_who = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quen responde`)
};

export const guest_data_who_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A parella que casa, ou o seu wedding planner, decide que se garda de ti e para que. Quen xestiona esta web gárdao por encargo seu.`)
};

export const guest_data_what = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Que se garda e de onde sae`)
};

export const guest_data_given = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que apunta quen organiza a voda: o teu nome e, se o sabe, o teu correo electrónico, o teu teléfono, a túa familia ou grupo, de parte de quen vés, se es persoa adulta, nena, neno ou bebé, e as súas notas.`)
};

export const guest_data_answered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que pos ao responder: se vas, o menú, o autobús, o correo para os avisos se os pides, onde durmirás, quen te acompaña, unha canción, unhas palabras, o que che pregunte a parella e, se queres, as túas alerxias e a túa dieta. Responder é voluntario.`)
};

export const guest_data_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que se anota só: cando se enviou e se abriu a túa invitación, cando respondiches e que cambiaches, e se a túa caixa rexeitou un correo. A rede desde a que abres a ligazón cóntase un anaco, para frear abusos.`)
};

export const guest_data_browser = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No teu navegador só queda a lingua que elixes, durante un ano.`)
};

export const guest_data_why = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Para que, e por que se pode`)
};

export const guest_data_why_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Para convidarte e organizar a voda: é o interese de quen a organiza (RXPD, artigo 6.1.f). As alerxias e as dietas son datos de saúde, e unha dieta pode dicir algo dunhas crenzas: gárdanse só co teu permiso expreso, que dás na túa invitación ou a quen organiza (artigo 9.2.a). Por quen ten menos de 14 anos dáo a súa nai, o seu pai ou quen teña a súa titoría.`)
};

export const guest_data_see = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quen o ve`)
};

export const guest_data_see_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quen organiza a voda e pode ver a lista de convidados, e a túa familia na súa propia invitación. As alerxias e as dietas chegan a quen cociña: as que deches con permiso na túa invitación, coas túas iniciais ou o teu nome segundo elixa quen organiza; as que apuntou outra persoa, sen nome. As empresas que aloxan a web ou envían os seus correos fano por encargo.`)
};

export const guest_data_mails = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Correos`)
};

export const guest_data_mails_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Se apuntan o teu enderezo, a parella pode enviarche desde aquí a invitación e algún recordatorio. Ao pé de cada un hai unha ligazón para non recibir máis.`)
};

export const guest_data_until = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ata cando`)
};

export const guest_data_until_text = /** @type {(inputs: Guest_Data_Until_TextInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mentres a voda exista en Azahar. As alerxias e as dietas, ata ${i?.days} días despois dela (se non ten data, ${i?.months} meses despois da última resposta) ou ata que retires o permiso.`)
};

export const guest_data_rights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Os teus dereitos`)
};

export const guest_data_rights_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Podes ver os teus datos, corrixilos, suprimilos, limitar o seu uso, opoñerte a el, levalos contigo e retirar o permiso cando queiras, sen que afecte ao feito antes. Desde a túa invitación cambias o que respondiches e retiras o permiso. O demais, pídello á parella ou escríbenos coa ligazón da túa invitación: farémosllelo chegar. A resposta chega nun mes e non custa nada.`)
};

export const guest_data_authority = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Se cres que non se fai ben, podes reclamar ante a Axencia Española de Protección de Datos (aepd.es).`)
};

export const guest_data_nothing = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non usamos os teus datos para nada noso: nin publicidade, nin perfís, nin decisións automáticas, nin crearche unha conta.`)
};

export const guest_data_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribirnos`)
};

export const guest_data_all = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Toda a política de privacidade (en castelán)`)
};

export const tabs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nesta páxina`)
};

export const tab_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plan`)
};

export const tab_directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Chegar`)
};

export const tab_lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Durmir`)
};

export const tab_dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vestir`)
};

export const tab_gift = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Agasallo`)
};

export const questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntas`)
};

export const tab_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contacto`)
};

export const open_map = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Abrir no mapa`)
};

export const venue_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plano do lugar`)
};

export const sketch_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Debuxo dos lugares`)
};

export const sketch_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O norte está arriba; as distancias son en liña recta.`)
};

export const bus_waiting = /** @type {(inputs: Bus_WaitingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Á espera de praza: ${i?.names}`)
};

export const bus_mail_ask = /** @type {(inputs: Bus_Mail_AskInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Avisádeme por correo se cambia`);
	return /** @type {string} */ (`Avisádenos por correo se cambia`)
	
};

export const bus_mail_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisos do autobús`)
};

export const bus_mail_explain = /** @type {(inputs: Bus_Mail_ExplainInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se cambia o teu autobús, a hora, a parada ou a praza, escribímosche. Para nada máis.`);
	return /** @type {string} */ (`Se cambia o voso autobús, a hora, a parada ou a praza, escribímosvos. Para nada máis.`)
	
};

export const bus_mail_use = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gardamos este enderezo ata que remate a páxina da voda. A parella non o ve.`)
};

export const bus_mail_start = /** @type {(inputs: Bus_Mail_StartInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Avisádeme`);
	return /** @type {string} */ (`Avisádenos`)
	
};

export const bus_mail_on = /** @type {(inputs: Bus_Mail_OnInputs) => string} */ (i) => {
	return /** @type {string} */ (`Se cambia algo, escribimos a ${i?.address}.`)
};

export const bus_mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deixar de avisar`)
};

export const bus_mail_invalid = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ese enderezo non está completo. Ten que ser como nome@correo.gal.`)
};

export const bus_mail_stopped = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Desde ese enderezo pediuse non recibir máis correos desta voda. Vólvense activar na ligazón ao pé de calquera deles.`)
};

export const bus_mail_other = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Outro enderezo de correo`)
};

export const bus_mail_add = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Engadir`)
};

export const bus_mail_full = /** @type {(inputs: Bus_Mail_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Caben ${i?.max} enderezos. Para engadir outro hai que quitar un.`)
};

export const bus_mail_silent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Desde este enderezo pediuse non recibir máis correos desta voda.`)
};

export const bus_mail_subject = /** @type {(inputs: Bus_Mail_SubjectInputs) => string} */ (i) => {
	return /** @type {string} */ (`Cambia o autobús: voda de ${i?.couple}`)
};

export const bus_mail_lead = /** @type {(inputs: Bus_Mail_LeadInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ola, ${i?.names}: cambiou o teu autobús.`);
	return /** @type {string} */ (`Ola, ${i?.names}: cambiou o voso autobús.`)
	
};

export const bus_mail_was = /** @type {(inputs: Bus_Mail_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`antes ${i?.ride}`)
};

export const bus_mail_gone = /** @type {(inputs: Bus_Mail_GoneInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`xa non sae (${i?.ride}). Escolle outro na túa páxina.`);
	return /** @type {string} */ (`xa non sae (${i?.ride}). Escollede outro na vosa páxina.`)
	
};

export const bus_mail_waits = /** @type {(inputs: Bus_Mail_WaitsInputs) => string} */ (i) => {const number = registry.plural("gl", i?.waiting, {});
	if (number === "one") return /** @type {string} */ (`1 persoa á espera de praza.`);
	return /** @type {string} */ (`${i?.waiting} persoas á espera de praza.`)
	
};

export const bus_mail_seated = /** @type {(inputs: Bus_Mail_SeatedInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Xa tes praza.`);
	return /** @type {string} */ (`Xa tedes praza.`)
	
};

export const bus_mail_page = /** @type {(inputs: Bus_Mail_PageInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Todo está sempre na túa páxina:`);
	return /** @type {string} */ (`Todo está sempre na vosa páxina:`)
	
};

export const room_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Código ao reservar:`)
};

export const gift_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Código para a app do banco`)
};

export const gift_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver a lista de agasallos`)
};

export const gift_list = /** @type {(inputs: Gift_ListInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se te encargas de algo desta lista, dio aquí. Ninguén máis ve quen.`);
	return /** @type {string} */ (`Se vos encargades de algo desta lista, dicídeo aquí. Ninguén máis ve quen.`)
	
};

export const gift_take = /** @type {(inputs: Gift_TakeInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Encárgome eu`);
	return /** @type {string} */ (`Encargámonos nós`)
	
};

export const gift_own = /** @type {(inputs: Gift_OwnInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Encárgaste ti`);
	return /** @type {string} */ (`Encargádesvos vós`)
	
};

export const gift_leave = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ao final non`)
};

export const gift_taken = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Xa hai quen se encarga`)
};

export const ended = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esta páxina xa se pechou`)
};

export const ended_lead = /** @type {(inputs: Ended_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Grazas por acompañarnos. A páxina péchase ${i?.days} días despois da voda, e xa non mostra datos dos convidados.`)
};

export const after_until = /** @type {(inputs: After_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Esta páxina péchase ${i?.on}.`)
};

export const days_left = /** @type {(inputs: Days_LeftInputs) => string} */ (i) => {const number = registry.plural("gl", i?.days, {});
	if (number === "one") return /** @type {string} */ (`Falta 1 día`);
	return /** @type {string} */ (`Faltan ${i?.figure} días`)
	
};

export const own_table = /** @type {(inputs: Own_TableInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`A túa mesa`);
	return /** @type {string} */ (`A vosa mesa`)
	
};

export const own_bus_back = /** @type {(inputs: Own_Bus_BackInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`A túa volta`);
	return /** @type {string} */ (`A vosa volta`)
	
};

export const photos_heading = /** @type {(inputs: Photos_HeadingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Fotos para ${i?.couple}`)
};

export const photos_private = /** @type {(inputs: Photos_PrivateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deixa aquí as que fixeches. Chegan a ${i?.couple}, e aquí non se publica nada.`)
};

export const photos_reviewed = /** @type {(inputs: Photos_ReviewedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deixa aquí as que fixeches. Chegan primeiro a ${i?.couple}: as que publiquen vense nesta páxina.`)
};

export const photos_shown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deixa aquí as que fixeches. Vense nesta páxina, que abre quen teña a ligazón.`)
};

export const photos_limits = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ata dez á vez: fotos de 15 MB, e vídeos dun minuto e 100 MB. O lugar onde se fixeron bórrase ao chegar.`)
};

export const photos_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escoller fotos ou vídeos`)
};

export const photos_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O teu nome, se queres`)
};

export const photos_consent = /** @type {(inputs: Photos_ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Saio eu, ou quen sae e fala está de acordo en que llo deixe a ${i?.couple}.`)
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
	return /** @type {string} */ (`Sen conexión: segue soa cando volva`)
};

export const photos_busy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hai moita xente enviando: agarda a súa quenda`)
};

export const photos_no_image = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non é unha foto que se poida abrir. Serven JPG, PNG, WebP e AVIF`)
};

export const photos_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa máis de 15 MB, ou é grande de máis`)
};

export const photos_full = /** @type {(inputs: Photos_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Xa non caben máis fotos. Dillo a ${i?.couple}`)
};

export const photos_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esta ligazón xa non recolle fotos`)
};

export const photos_gone = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O ficheiro xa non está ou cambiou. Hai que escollelo outra vez`)
};

export const photos_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non chegou`)
};

export const photos_retry = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tentar de novo`)
};

export const photos_ten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van dez á vez: envía estas e despois escolle as demais.`)
};

export const photos_rest = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van dez á vez: escolle agora as demais.`)
};

export const photos_later = /** @type {(inputs: Photos_LaterInputs) => string} */ (i) => {
	return /** @type {string} */ (`Con esta páxina aberta podes quitar as que envíes. Despois, pídello a ${i?.couple}.`)
};

export const photos_until = /** @type {(inputs: Photos_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ata o ${i?.day}.`)
};

export const photos_table = /** @type {(inputs: Photos_TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mesa ${i?.table}`)
};

export const photos_consent_needed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Marca a caixa: fai falta o acordo de quen sae.`)
};

export const photos_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escolle primeiro as fotos.`)
};

export const photos_again = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non chegou: hai moita xente enviando. Envíaa outra vez dentro dun minuto`)
};

export const photos_busy_form = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hai moita xente enviando. Escólleas outra vez dentro dun minuto.`)
};

export const photos_form_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non chegaron. Escólleas outra vez.`)
};

export const photos_yours = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que enviaches`)
};

export const photos_report = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisar sobre esta páxina`)
};

export const photos_sent_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviado`)
};

export const photos_taken_back_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Quitado`)
};

export const photos_waiting_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sen conexión: segue só cando volva`)
};

export const photos_video_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa máis de 100 MB`)
};

export const photos_video_too_long = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dura máis dun minuto. Recórtao e escólleo outra vez`)
};

export const photos_video_unreadable = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non é un vídeo que se poida abrir. Serven MP4, MOV e WebM`)
};

export const photos_videos_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Xa non caben máis vídeos; as fotos, si`)
};

export const guest_data_photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fotos que envías cun código da voda, e o nome con que as asinas se o pos. O lugar e os demais datos que leva o ficheiro bórranse ao chegar.`)
};

export const beds_lead = /** @type {(inputs: Beds_LeadInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dinos se precisas cuarto. Toca unha opción: gárdase soa.`);
	return /** @type {string} */ (`Dicídenos se precisades cuarto. Tocade unha opción: gárdase soa.`)
	
};

export const beds_own = /** @type {(inputs: Beds_OwnInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Teño onde durmir`);
	return /** @type {string} */ (`Temos onde durmir`)
	
};

export const beds_price = /** @type {(inputs: Beds_PriceInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} a noite`)
};

export const beds_price_from = /** @type {(inputs: Beds_Price_FromInputs) => string} */ (i) => {
	return /** @type {string} */ (`Desde ${i?.price} a noite`)
};

export const beds_until = /** @type {(inputs: Beds_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Apartados ${i?.until}`)
};

export const beds_free = /** @type {(inputs: Beds_FreeInputs) => string} */ (i) => {const number = registry.plural("gl", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`Queda un cuarto`);
	return /** @type {string} */ (`Quedan ${i?.rooms} cuartos`)
	
};

export const beds_rooms = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cuartos`)
};

export const beds_room_count = /** @type {(inputs: Beds_Room_CountInputs) => string} */ (i) => {const number = registry.plural("gl", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`1 cuarto`);
	return /** @type {string} */ (`${i?.rooms} cuartos`)
	
};

export const beds_nights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Noites`)
};

export const beds_night_count = /** @type {(inputs: Beds_Night_CountInputs) => string} */ (i) => {const number = registry.plural("gl", i?.nights, {});
	if (number === "one") return /** @type {string} */ (`1 noite`);
	return /** @type {string} */ (`${i?.nights} noites`)
	
};

export const beds_saved = /** @type {(inputs: Beds_SavedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gardado para ${i?.couple}. Aínda non é unha reserva.`)
};

export const beds_waits = /** @type {(inputs: Beds_WaitsInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Estás na lista de espera de cuarto. Se queda libre é teu, e veralo aquí.`);
	return /** @type {string} */ (`Estades na lista de espera de cuarto. Se queda sitio é voso, e verédelo aquí.`)
	
};

export const beds_just_full = /** @type {(inputs: Beds_Just_FullInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Acaba de encherse. Está gardado e estás na lista de espera.`);
	return /** @type {string} */ (`Acaba de encherse. Está gardado e estades na lista de espera.`)
	
};

export const beds_changed = /** @type {(inputs: Beds_ChangedInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Mentres tanto gardouse outra cousa. Se non é o correcto, toca outra vez.`);
	return /** @type {string} */ (`Mentres tanto gardouse outra cousa. Se non é o correcto, tocade outra vez.`)
	
};

export const beds_gone = /** @type {(inputs: Beds_GoneInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esa opción xa non está. Mira as que quedan.`);
	return /** @type {string} */ (`Esa opción xa non está. Mirade as que quedan.`)
	
};

export const beds_given = /** @type {(inputs: Beds_GivenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Xa tes cuarto`);
	return /** @type {string} */ (`Xa tedes cuarto`)
	
};

export const beds_given_lead = /** @type {(inputs: Beds_Given_LeadInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Se algo non é así, avísanos.`);
	return /** @type {string} */ (`Se algo non é así, avisádenos.`)
	
};

export const beds_closed = /** @type {(inputs: Beds_ClosedInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Desde aquí xa non se piden cuartos. Se algo cambiou, avísanos.`);
	return /** @type {string} */ (`Desde aquí xa non se piden cuartos. Se algo cambiou, avisádenos.`)
	
};

export const beds_ask = /** @type {(inputs: Beds_AskInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dicir se preciso cuarto`);
	return /** @type {string} */ (`Dicir se precisamos cuarto`)
	
};

export const beds_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver á invitación`)
};

export const public_mine = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Chegouche a invitación? A súa ligazón é só túa: aí respondes, e aí atopas o teu autobús e a túa mesa.`)
};

export const find_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Buscar a miña invitación`)
};

export const find_offer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Se non atopas a mensaxe coa túa ligazón, chega á túa invitación desde aquí.`)
};

export const find_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Buscar a miña invitación`)
};

export const find_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe o teu nome coma na invitación, e o teléfono ou o correo de alguén da túa familia.`)
};

export const find_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nome e apelidos`)
};

export const find_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Teléfono ou correo`)
};

export const find_contact_hint = /** @type {() => string} */ () => {
	return /** @type {string} */ (`O que ten a parella. Só se compara co seu: non se garda.`)
};

export const find_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Con eses datos non atopamos ningunha invitación: revísaos, ou pídelle a túa ligazón á parella.`)
};

export const find_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Volver á páxina da voda`)
};

export const password_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esta páxina ten contrasinal`)
};

export const password_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escríbeo como cho deu a parella.`)
};

export const password = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contrasinal`)
};

export const password_enter = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Entrar`)
};

export const password_wrong = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ese contrasinal non é. Mira tamén as maiúsculas.`)
};

export const password_wait = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Demasiados intentos. Agarda un minuto e volve probar.`)
};

export const number_missing = /** @type {(inputs: Number_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: escribe unha cifra`)
};

export const number_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escribe unha cifra, como 2.`)
};

export const own_questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntas`)
};

export const title_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reserva da data`)
};

export const preview_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apunta a data. A invitación chegará máis adiante.`)
};

export const preview_save_date_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A data está por confirmar.`)
};

export const save_date = /** @type {(inputs: Save_DateInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Reserva a data`);
	return /** @type {string} */ (`Reservade a data`)
	
};

export const save_date_soon = /** @type {(inputs: Save_Date_SoonInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Axiña saberás a data`);
	return /** @type {string} */ (`Axiña saberedes a data`)
	
};

export const save_date_open = /** @type {(inputs: Save_Date_OpenInputs) => string} */ (i) => {const number = registry.plural("gl", i?.people, {});
	if (number === "one") return /** @type {string} */ (`A data está por confirmar. En canto a saibamos, atoparala aquí.`);
	return /** @type {string} */ (`A data está por confirmar. En canto a saibamos, atoparédela aquí.`)
	
};

export const save_date_later = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A invitación chegará máis adiante, a esta mesma ligazón. Polo de agora non fai falta responder.`)
};

export const save_date_changed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A data cambiou. Esta é a nova.`)
};

export const mail_open_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ver a data`)
};
