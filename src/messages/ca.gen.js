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
	return /** @type {string} */ (`Invitació`)
};

export const title_thanks = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gràcies`)
};

export const title_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El termini s’ha tancat`)
};

export const preview = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Obre la invitació i digues-nos si vens.`)
};

export const preview_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Les respostes ja estan tancades. Obre la invitació per veure el pla.`)
};

export const preview_past = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gràcies per acompanyar-nos.`)
};

export const cover = /** @type {(inputs: CoverInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names},
ens casem`)
};

export const cover_closed = /** @type {(inputs: Cover_ClosedInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names}:`)
};

export const reply = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Respon`)
};

export const reply_until = /** @type {(inputs: Reply_UntilInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pots respondre ${i?.until}`);
	return /** @type {string} */ (`Podeu respondre ${i?.until}`)
	
};

export const plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El pla`)
};

export const wedding = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Casament`)
};

export const directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Com arribar-hi`)
};

export const directions_to = /** @type {(inputs: Directions_ToInputs) => string} */ (i) => {
	return /** @type {string} */ (`Com arribar a ${i?.place}`)
};

export const dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Com vestir`)
};

export const transport = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Transport`)
};

export const lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`On dormir`)
};

export const gift = /** @type {(inputs: GiftInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si ens vols fer un regal`);
	return /** @type {string} */ (`Si ens voleu fer un regal`)
	
};

export const gift_account = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Número de compte`)
};

export const photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mira les fotos`)
};

export const coming = /** @type {(inputs: ComingInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Vens?`);
	return /** @type {string} */ (`Veniu?`)
	
};

export const coming_until = /** @type {(inputs: Coming_UntilInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pots canviar la resposta ${i?.until}.`);
	return /** @type {string} */ (`Una resposta per persona. La podeu canviar ${i?.until}.`)
	
};

export const coming_open = /** @type {(inputs: Coming_OpenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pots canviar la resposta més endavant.`);
	return /** @type {string} */ (`Una resposta per persona. La podeu canviar més endavant.`)
	
};

export const all_yes = /** @type {(inputs: All_YesInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Vinc a tot`);
	return /** @type {string} */ (`Venim a tot`)
	
};

export const all_yes_saved = /** @type {(inputs: All_Yes_SavedInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Apuntat: vens a tot. Completa el que falti i envia la resposta.`);
	return /** @type {string} */ (`Apuntat: veniu a tot. Completeu el que falti i envieu la resposta.`)
	
};

export const yes = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sí`)
};

export const no = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No`)
};

export const maybe = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Potser sí`)
};

export const maybe_until = /** @type {(inputs: Maybe_UntilInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si encara no ho saps, respon «Potser sí»: ho podràs decidir ${i?.until}.`);
	return /** @type {string} */ (`Si encara no ho sabeu, responeu «Potser sí»: ho podreu decidir ${i?.until}.`)
	
};

export const maybe_open = /** @type {(inputs: Maybe_OpenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si encara no ho saps, respon «Potser sí» i digue’ns-ho més endavant.`);
	return /** @type {string} */ (`Si encara no ho sabeu, responeu «Potser sí» i digueu-nos-ho més endavant.`)
	
};

export const maybe_left = /** @type {(inputs: Maybe_LeftInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Potser vindràs: digue’ns si és un sí o un no ${i?.until}.`);
	return /** @type {string} */ (`Potser vindreu: digueu-nos si és un sí o un no ${i?.until}.`)
	
};

export const maybe_left_open = /** @type {(inputs: Maybe_Left_OpenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Potser vindràs: quan ho sàpigues, canvia la resposta.`);
	return /** @type {string} */ (`Potser vindreu: quan ho sapigueu, canvieu la resposta.`)
	
};

export const maybe_over = /** @type {(inputs: Maybe_OverInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ens vas dir que potser sí. Ara necessitem un sí o un no.`);
	return /** @type {string} */ (`Ens vau dir que potser sí. Ara necessitem un sí o un no.`)
	
};

export const unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sense resposta`)
};

export const years = /** @type {(inputs: YearsInputs) => string} */ (i) => {const number = registry.plural("ca", i?.years, {});
	if (number === "one") return /** @type {string} */ (`1 any`);
	return /** @type {string} */ (`${i?.years} anys`)
	
};

export const baby = /** @type {() => string} */ () => {
	return /** @type {string} */ (`bebè`)
};

export const menu = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Menú`)
};

export const high_chair = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Necessita trona`)
};

export const table = /** @type {(inputs: TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Taula ${i?.table}`)
};

export const high_chair_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`trona`)
};

export const allergies = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Al·lèrgies o intoleràncies`)
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
	return /** @type {string} */ (`Caixer`)
};

export const diet_pregnancy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Embaràs`)
};

export const diet_gluten_free = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sense gluten`)
};

export const health_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ho va apuntar qui organitza el casament.`)
};

export const health_noted_more = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Després, qui organitza el casament hi ha apuntat alguna cosa més.`)
};

export const health_kept = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que sap la cuina`)
};

export const withdraw = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Retira el permís i esborra-ho`)
};

export const withdraw_of = /** @type {(inputs: Withdraw_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: retira el permís i esborra-ho`)
};

export const withdrawn = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Permís retirat. El que es desava per a la cuina ja s’ha esborrat.`)
};

export const kitchen_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hi ha res més que la cuina hagi de saber?`)
};

export const consent = /** @type {(inputs: ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`És informació de salut. La veuran ${i?.couple}, els qui organitzen el casament i qui cuina, només per a aquest àpat. S’elimina 30 dies després.`)
};

export const consent_agree = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hi estic d’acord.`)
};

export const companion = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Amb acompanyant?`)
};

export const companion_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El seu nom i cognom`)
};

export const bus = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Autobús`)
};

export const bus_out = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Anada`)
};

export const bus_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tornada`)
};

export const bus_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No cal`)
};

export const bus_tap = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Toca l'anada i la tornada: es desa sol.`)
};

export const bus_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Complet`)
};

export const bus_free = /** @type {(inputs: Bus_FreeInputs) => string} */ (i) => {const number = registry.plural("ca", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Queda una plaça`);
	return /** @type {string} */ (`Queden ${i?.seats} places`)
	
};

export const bus_queue = /** @type {(inputs: Bus_QueueInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`T'apuntem en espera`);
	return /** @type {string} */ (`Us apuntem en espera`)
	
};

export const bus_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tria l'autobús`)
};

export const bus_waits = /** @type {(inputs: Bus_WaitsInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ets a la llista d'espera. Si s'allibera una plaça és teva, i ho veuràs aquí.`);
	return /** @type {string} */ (`Hi ha places en llista d'espera. Si s'allibera lloc és vostre, i ho veureu aquí.`)
	
};

export const bus_just_full = /** @type {(inputs: Bus_Just_FullInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`L'autobús s'acaba d'omplir. La teva resposta està desada i ets a la llista d'espera.`);
	return /** @type {string} */ (`L'autobús s'acaba d'omplir. La vostra resposta està desada i sou a la llista d'espera.`)
	
};

export const seats = /** @type {(inputs: SeatsInputs) => string} */ (i) => {const number = registry.plural("ca", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Una plaça`);
	return /** @type {string} */ (`${i?.seats} places`)
	
};

export const last = /** @type {() => string} */ () => {
	return /** @type {string} */ (`I per acabar`)
};

export const song = /** @type {(inputs: SongInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Una cançó que et faci ballar`);
	return /** @type {string} */ (`Una cançó que us faci ballar`)
	
};

export const words = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Unes paraules`)
};

export const song_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cançó`)
};

export const send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Envia la resposta`)
};

export const send_note = /** @type {(inputs: Send_NoteInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Sense compte ni contrasenya. Aquest enllaç és només teu.`);
	return /** @type {string} */ (`Sense compte ni contrasenya. Aquest enllaç és només vostre.`)
	
};

export const privacy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Privacitat`)
};

export const missing = /** @type {(inputs: MissingInputs) => string} */ (i) => {const number = registry.plural("ca", i?.count, {});
	if (number === "one") return /** @type {string} */ (`Falta una cosa`);
	return /** @type {string} */ (`Falten ${i?.count} coses`)
	
};

export const rest_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La resta ja està desada.`)
};

export const consent_missing = /** @type {(inputs: Consent_MissingInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: ens cal el teu permís per desar aquesta al·lèrgia`);
	return /** @type {string} */ (`${i?.name}: ens cal el vostre permís per desar aquesta al·lèrgia`)
	
};

export const consent_missing_diet = /** @type {(inputs: Consent_Missing_DietInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: ens cal el teu permís per desar aquesta dieta`);
	return /** @type {string} */ (`${i?.name}: ens cal el vostre permís per desar aquesta dieta`)
	
};

export const consent_mend_diet = /** @type {(inputs: Consent_Mend_DietInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca la casella o treu la dieta. Sense permís no la desem: en aquest cas, digues-ho a ${i?.couple}.`)
};

export const consent_mend = /** @type {(inputs: Consent_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Marca la casella o treu l’al·lèrgia. Sense permís no la desem: en aquest cas, digues-ho a ${i?.couple}.`)
};

export const companion_missing = /** @type {(inputs: Companion_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Falta el nom de qui acompanya ${i?.name}`)
};

export const companion_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu el seu nom o marca «No».`)
};

export const too_long = /** @type {(inputs: Too_LongInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: el text és massa llarg`)
};

export const too_long_mend = /** @type {(inputs: Too_Long_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Hi caben ${i?.max} caràcters. Escurça-ho una mica.`)
};

export const no_longer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Una de les opcions ja no existeix. Tria’n una altra.`)
};

export const changed_meanwhile = /** @type {(inputs: Changed_MeanwhileInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: mentrestant s’ha desat «${i?.value}»`)
};

export const changed_lead = /** @type {(inputs: Changed_LeadInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El que has posat encara és aquí. Si és el correcte, torna a enviar la resposta.`);
	return /** @type {string} */ (`El que heu posat encara és aquí. Si és el correcte, torneu a enviar la resposta.`)
	
};

export const gone = /** @type {(inputs: GoneInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: ja no és en aquesta invitació i no s’ha desat`)
};

export const consent_again = /** @type {(inputs: Consent_AgainInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: hi ha alguna cosa més apuntada del teu menjar. Mira-ho i torna a marcar la casella`);
	return /** @type {string} */ (`${i?.name}: hi ha alguna cosa més apuntada del seu menjar. Mireu-ho i torneu a marcar la casella`)
	
};

export const not_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Encara no s’ha desat`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ara mateix no podem desar la teva resposta. El que has escrit continua aquí: torna-la a enviar d’aquí a una estona.`);
	return /** @type {string} */ (`Ara mateix no podem desar la vostra resposta. El que heu escrit continua aquí: torneu-la a enviar d’aquí a una estona.`)
	
};

export const too_many = /** @type {(inputs: Too_ManyInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Has enviat la resposta moltes vegades seguides. El que has escrit continua aquí: torna-ho a provar d’aquí a uns minuts.`);
	return /** @type {string} */ (`Heu enviat la resposta moltes vegades seguides. El que heu escrit continua aquí: torneu-ho a provar d’aquí a uns minuts.`)
	
};

export const saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Resposta desada`)
};

export const thanks = /** @type {(inputs: ThanksInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gràcies,
${i?.name}`)
};

export const thanks_no = /** @type {(inputs: Thanks_NoInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gràcies per avisar,
${i?.name}`)
};

export const see_you = /** @type {(inputs: See_YouInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ens veiem ${i?.date}, a les ${i?.time}.`)
};

export const see_you_day = /** @type {(inputs: See_You_DayInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ens veiem ${i?.date}.`)
};

export const miss_you = /** @type {(inputs: Miss_YouInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Et trobarem a faltar.`);
	return /** @type {string} */ (`Us trobarem a faltar.`)
	
};

export const partly = /** @type {(inputs: PartlyInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Et falta alguna resposta. La pots completar quan vulguis.`);
	return /** @type {string} */ (`Us falta alguna resposta. La podeu completar quan vulgueu.`)
	
};

export const add_to_calendar = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Afegir al calendari`)
};

export const you_said = /** @type {(inputs: You_SaidInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Has dit`);
	return /** @type {string} */ (`Heu dit`)
	
};

export const you_had_said = /** @type {(inputs: You_Had_SaidInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Havies dit`);
	return /** @type {string} */ (`Havíeu dit`)
	
};

export const change = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Canvia la resposta`)
};

export const change_until = /** @type {(inputs: Change_UntilInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La pots canviar ${i?.until} amb aquest mateix enllaç.`);
	return /** @type {string} */ (`La podeu canviar ${i?.until} amb aquest mateix enllaç.`)
	
};

export const change_open = /** @type {(inputs: Change_OpenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La pots canviar amb aquest mateix enllaç.`);
	return /** @type {string} */ (`La podeu canviar amb aquest mateix enllaç.`)
	
};

export const companion_of = /** @type {(inputs: Companion_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`Amb ${i?.name}`)
};

export const without_allergens = /** @type {(inputs: Without_AllergensInputs) => string} */ (i) => {
	return /** @type {string} */ (`sense ${i?.list}`)
};

export const closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La llista ja està tancada`)
};

export const closed_call = /** @type {(inputs: Closed_CallInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El termini es va acabar ${i?.on} i la cuina ja té els números. Si ha canviat res, avisa’ns per telèfon.`);
	return /** @type {string} */ (`El termini es va acabar ${i?.on} i la cuina ja té els números. Si ha canviat res, aviseu-nos per telèfon.`)
	
};

export const closed_tell = /** @type {(inputs: Closed_TellInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El termini es va acabar ${i?.on} i la cuina ja té els números. Si ha canviat res, digues-nos-ho.`);
	return /** @type {string} */ (`El termini es va acabar ${i?.on} i la cuina ja té els números. Si ha canviat res, digueu-nos-ho.`)
	
};

export const closed_unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No va arribar cap resposta.`)
};

export const closed_unsaved = /** @type {(inputs: Closed_UnsavedInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`El termini ja s’ha acabat, de manera que no hem desat el que acabes d’enviar.`);
	return /** @type {string} */ (`El termini ja s’ha acabat, de manera que no hem desat el que acabeu d’enviar.`)
	
};

export const closed_typed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que no s’ha desat`)
};

export const closed_typed_copy = /** @type {(inputs: Closed_Typed_CopyInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Pots copiar-ho i enviar-nos-ho.`);
	return /** @type {string} */ (`Podeu copiar-ho i enviar-nos-ho.`)
	
};

export const call = /** @type {(inputs: CallInputs) => string} */ (i) => {
	return /** @type {string} */ (`Truca a ${i?.name}`)
};

export const call_us = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Truca`)
};

export const whatsapp = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu per WhatsApp`)
};

export const unknown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No trobem aquesta invitació`)
};

export const unknown_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pot ser que l’enllaç hagi arribat tallat. Torna’l a obrir des del missatge o demana’n un de nou a qui t’ha convidat.`)
};

export const unknown_unsaved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No hem desat el que acabes d’enviar, perquè aquest enllaç ja no val. Demana’n un de nou a qui t’ha convidat. Si tornes enrere, el que has escrit continua allà.`)
};

export const oversize = /** @type {() => string} */ () => {
	return /** @type {string} */ (`És massa text`)
};

export const oversize_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No hi cap tot el que has escrit i no ho hem desat. Torna enrere, escurça-ho i torna-ho a enviar.`)
};

export const away = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tornem de seguida`)
};

export const away_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ara mateix no podem mostrar la invitació. Torna-la a obrir d’aquí a una estona.`)
};

export const attempts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Massa intents`)
};

export const attempts_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Espera un moment i torna a obrir l’enllaç del missatge.`)
};

export const allergen_gluten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gluten`)
};

export const allergen_crustaceans = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Crustacis`)
};

export const allergen_eggs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ou`)
};

export const allergen_fish = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Peix`)
};

export const allergen_peanuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cacauet`)
};

export const allergen_soy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Soja`)
};

export const allergen_milk = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lactis`)
};

export const allergen_nuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fruits secs`)
};

export const allergen_celery = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Api`)
};

export const allergen_mustard = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mostassa`)
};

export const allergen_sesame = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sèsam`)
};

export const allergen_sulphites = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sulfits`)
};

export const allergen_lupin = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tramussos`)
};

export const allergen_molluscs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mol·luscos`)
};

export const mail_sent_with = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviat amb Azahar.`)
};

export const mail_planner = /** @type {(inputs: Mail_PlannerInputs) => string} */ (i) => {
	return /** @type {string} */ (`Organitza ${i?.planner}.`)
};

export const mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No vull rebre més correus d’aquest casament`)
};

export const mail_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Obre la invitació i respon`)
};

export const stop_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No vols més correus?`)
};

export const stop_lead = /** @type {(inputs: Stop_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`No t’arribarà cap més correu del casament «${i?.couple}». La invitació continuarà sent vàlida.`)
};

export const stop_do = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No vull rebre més correus`)
};

export const stopped_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ja no t’arribaran més correus`)
};

export const stopped_lead = /** @type {(inputs: Stopped_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`La invitació al casament «${i?.couple}» continua sent vàlida: pots respondre amb el seu enllaç.`)
};

export const stop_undo = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vull tornar-los a rebre`)
};

export const card_family = /** @type {(inputs: Card_FamilyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Família ${i?.name}`)
};

export const card_scan = /** @type {(inputs: Card_ScanInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Enfoca amb la càmera i respon`);
	return /** @type {string} */ (`Enfoqueu amb la càmera i responeu`)
	
};

export const title_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El dia`)
};

export const cover_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avui és el dia`)
};

export const cover_eve = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Demà és el dia`)
};

export const day_now = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ara`)
};

export const day_next = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Després`)
};

export const day_over = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ja ha passat`)
};

export const day_was = /** @type {(inputs: Day_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`abans ${i?.time}`)
};

export const day_late = /** @type {(inputs: Day_LateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Va amb ${i?.time} de retard`)
};

export const day_early = /** @type {(inputs: Day_EarlyInputs) => string} */ (i) => {
	return /** @type {string} */ (`S’avança ${i?.time}`)
};

export const day_lines = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El programa`)
};

export const day_updated = /** @type {(inputs: Day_UpdatedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Actualitzat: ${i?.time}`)
};

export const day_refresh = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Actualitzar`)
};

export const day_help = /** @type {(inputs: Day_HelpInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si et cal res`);
	return /** @type {string} */ (`Si us cal res`)
	
};

export const title_after = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gràcies per venir`)
};

export const after = /** @type {(inputs: AfterInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ha estat un dia preciós amb tu.`);
	return /** @type {string} */ (`Ha estat un dia preciós amb vosaltres.`)
	
};

export const guest_data_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Les teves dades, si t’han convidat`)
};

export const guest_data_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`T’han convidat a un casament que s’organitza amb Azahar. Això és el que es desa de tu, qui ho veu i com hi decideixes.`)
};

export const guest_data_revised = /** @type {(inputs: Guest_Data_RevisedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Darrera revisió: ${i?.date}.`)
};

export const guest_data_who = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Qui en respon`)
};

export const guest_data_who_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La parella que es casa, o el seu wedding planner, decideix què es desa de tu i per a què. Qui gestiona aquest web ho desa per encàrrec seu.`)
};

export const guest_data_what = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Què es desa i d’on surt`)
};

export const guest_data_given = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que apunta qui organitza el casament: el teu nom i, si ho sap, el teu correu electrònic, el teu telèfon, la teva família o grup, de part de qui vens, si ets una persona adulta, un infant o un nadó, i les seves notes.`)
};

export const guest_data_answered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que hi poses en respondre: si hi vas, el menú, l’autobús, el correu per als avisos si els demanes, on dormiràs, qui t’acompanya, una cançó, unes paraules, el que et pregunti la parella i, si vols, les teves al·lèrgies i la teva dieta. Respondre és voluntari.`)
};

export const guest_data_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que s’anota sol: quan es va enviar i obrir la teva invitació, quan vas respondre i què vas canviar, i si la teva bústia va rebutjar un correu. La xarxa des d’on obres l’enllaç es compta una estona, per frenar abusos.`)
};

export const guest_data_browser = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Al teu navegador només hi queda la llengua que tries, durant un any.`)
};

export const guest_data_why = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Per a què, i per què es pot fer`)
};

export const guest_data_why_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Per convidar-te i organitzar el casament: és l’interès de qui l’organitza (RGPD, article 6.1.f). Les al·lèrgies i les dietes són dades de salut, i una dieta pot dir alguna cosa d’unes creences: només es desen amb el teu permís exprés, que dones a la invitació o a qui organitza (article 9.2.a). Per qui té menys de 14 anys el dona la mare, el pare o qui en tingui la tutela.`)
};

export const guest_data_see = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Qui ho veu`)
};

export const guest_data_see_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Els qui organitzen el casament i poden veure la llista de convidats, i la teva família a la seva pròpia invitació. Les al·lèrgies i les dietes arriben a qui cuina: les que vas donar amb permís a la invitació, amb les teves inicials o el teu nom segons triï qui organitza; les que va apuntar una altra persona, sense nom. Les empreses que allotgen el web o n’envien els correus ho fan per encàrrec.`)
};

export const guest_data_mails = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Correus`)
};

export const guest_data_mails_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si apunten la teva adreça, la parella pot enviar-te des d’aquí la invitació i algun recordatori. Al peu de cadascun hi ha un enllaç per no rebre’n més.`)
};

export const guest_data_until = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fins quan`)
};

export const guest_data_until_text = /** @type {(inputs: Guest_Data_Until_TextInputs) => string} */ (i) => {
	return /** @type {string} */ (`Mentre el casament existeixi a Azahar. Les al·lèrgies i les dietes, fins a ${i?.days} dies després (si no té data, ${i?.months} mesos després de l’última resposta) o fins que retiris el permís.`)
};

export const guest_data_rights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Els teus drets`)
};

export const guest_data_rights_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pots veure les teves dades, corregir-les, suprimir-les, limitar-ne l’ús, oposar-t’hi, endur-te-les i retirar el permís quan vulguis, sense que afecti el que s’ha fet abans. Des de la invitació canvies el que vas respondre i retires el permís. La resta, demana-ho a la parella o escriu-nos amb l’enllaç de la teva invitació: els ho farem arribar. La resposta arriba en un mes i no costa res.`)
};

export const guest_data_authority = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si creus que no es fa bé, pots reclamar davant l’Agència Espanyola de Protecció de Dades (aepd.es).`)
};

export const guest_data_nothing = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No fem servir les teves dades per a res nostre: ni publicitat, ni perfils, ni decisions automàtiques, ni per crear-te un compte.`)
};

export const guest_data_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu-nos`)
};

export const guest_data_all = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tota la política de privacitat (en castellà)`)
};

export const tabs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`En aquesta pàgina`)
};

export const tab_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pla`)
};

export const tab_directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Arribar-hi`)
};

export const tab_lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dormir`)
};

export const tab_dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vestir`)
};

export const tab_gift = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Regal`)
};

export const questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntes`)
};

export const tab_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contacte`)
};

export const open_map = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Obre al mapa`)
};

export const venue_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plànol del lloc`)
};

export const sketch_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dibuix dels llocs`)
};

export const sketch_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El nord és a dalt; les distàncies són en línia recta.`)
};

export const bus_waiting = /** @type {(inputs: Bus_WaitingInputs) => string} */ (i) => {
	return /** @type {string} */ (`A l’espera de plaça: ${i?.names}`)
};

export const bus_mail_ask = /** @type {(inputs: Bus_Mail_AskInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Aviseu-me per correu si canvia`);
	return /** @type {string} */ (`Aviseu-nos per correu si canvia`)
	
};

export const bus_mail_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisos de l’autobús`)
};

export const bus_mail_explain = /** @type {(inputs: Bus_Mail_ExplainInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si canvia el teu autobús, l’hora, la parada o la plaça, t’escrivim. Per a res més.`);
	return /** @type {string} */ (`Si canvia el vostre autobús, l’hora, la parada o la plaça, us escrivim. Per a res més.`)
	
};

export const bus_mail_use = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Desem aquesta adreça fins que s’acabi la pàgina del casament. La parella no la veu.`)
};

export const bus_mail_start = /** @type {(inputs: Bus_Mail_StartInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Aviseu-me`);
	return /** @type {string} */ (`Aviseu-nos`)
	
};

export const bus_mail_on = /** @type {(inputs: Bus_Mail_OnInputs) => string} */ (i) => {
	return /** @type {string} */ (`Si canvia res, escrivim a ${i?.address}.`)
};

export const bus_mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deixar d’avisar`)
};

export const bus_mail_invalid = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aquesta adreça no és completa. Ha de ser com nom@correu.cat.`)
};

export const bus_mail_stopped = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Des d’aquesta adreça es va demanar no rebre més correus d’aquest casament. Es tornen a activar a l’enllaç del peu de qualsevol d’ells.`)
};

export const bus_mail_other = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Una altra adreça de correu`)
};

export const bus_mail_add = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Afegir`)
};

export const bus_mail_full = /** @type {(inputs: Bus_Mail_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Hi caben ${i?.max} adreces. Per afegir-ne una altra cal treure’n una.`)
};

export const bus_mail_silent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Des d’aquesta adreça es va demanar no rebre més correus d’aquest casament.`)
};

export const bus_mail_subject = /** @type {(inputs: Bus_Mail_SubjectInputs) => string} */ (i) => {
	return /** @type {string} */ (`Canvia l’autobús: casament de ${i?.couple}`)
};

export const bus_mail_lead = /** @type {(inputs: Bus_Mail_LeadInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Hola, ${i?.names}: ha canviat el teu autobús.`);
	return /** @type {string} */ (`Hola, ${i?.names}: ha canviat el vostre autobús.`)
	
};

export const bus_mail_was = /** @type {(inputs: Bus_Mail_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`abans ${i?.ride}`)
};

export const bus_mail_gone = /** @type {(inputs: Bus_Mail_GoneInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`ja no surt (${i?.ride}). Tria’n un altre a la teva pàgina.`);
	return /** @type {string} */ (`ja no surt (${i?.ride}). Trieu-ne un altre a la vostra pàgina.`)
	
};

export const bus_mail_waits = /** @type {(inputs: Bus_Mail_WaitsInputs) => string} */ (i) => {const number = registry.plural("ca", i?.waiting, {});
	if (number === "one") return /** @type {string} */ (`1 persona a l’espera de plaça.`);
	return /** @type {string} */ (`${i?.waiting} persones a l’espera de plaça.`)
	
};

export const bus_mail_seated = /** @type {(inputs: Bus_Mail_SeatedInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ja tens plaça.`);
	return /** @type {string} */ (`Ja teniu plaça.`)
	
};

export const bus_mail_page = /** @type {(inputs: Bus_Mail_PageInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tot és sempre a la teva pàgina:`);
	return /** @type {string} */ (`Tot és sempre a la vostra pàgina:`)
	
};

export const room_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Codi en reservar:`)
};

export const gift_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Codi per a l’app del banc`)
};

export const gift_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Veure la llista de regals`)
};

export const gift_list = /** @type {(inputs: Gift_ListInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si t’encarregues d’alguna cosa d’aquesta llista, digues-ho aquí. Ningú més no veu qui.`);
	return /** @type {string} */ (`Si us encarregueu d’alguna cosa d’aquesta llista, digueu-ho aquí. Ningú més no veu qui.`)
	
};

export const gift_take = /** @type {(inputs: Gift_TakeInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Me n’encarrego jo`);
	return /** @type {string} */ (`Ens n’encarreguem`)
	
};

export const gift_own = /** @type {(inputs: Gift_OwnInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Te n’encarregues tu`);
	return /** @type {string} */ (`Us n’encarregueu vosaltres`)
	
};

export const gift_leave = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Finalment no`)
};

export const gift_taken = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ja hi ha qui se n’encarrega`)
};

export const ended = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aquesta pàgina ja s’ha tancat`)
};

export const ended_lead = /** @type {(inputs: Ended_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gràcies per acompanyar-nos. La pàgina es tanca ${i?.days} dies després del casament, i ja no mostra dades dels convidats.`)
};

export const after_until = /** @type {(inputs: After_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Aquesta pàgina es tanca ${i?.on}.`)
};

export const days_left = /** @type {(inputs: Days_LeftInputs) => string} */ (i) => {const number = registry.plural("ca", i?.days, {});
	if (number === "one") return /** @type {string} */ (`Falta 1 dia`);
	return /** @type {string} */ (`Falten ${i?.figure} dies`)
	
};

export const own_table = /** @type {(inputs: Own_TableInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La teva taula`);
	return /** @type {string} */ (`La vostra taula`)
	
};

export const own_bus_back = /** @type {(inputs: Own_Bus_BackInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La teva tornada`);
	return /** @type {string} */ (`La vostra tornada`)
	
};

export const photos_heading = /** @type {(inputs: Photos_HeadingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Fotos per a ${i?.couple}`)
};

export const photos_private = /** @type {(inputs: Photos_PrivateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deixa aquí les que has fet. Arriben a ${i?.couple}, i aquí no es publica res.`)
};

export const photos_reviewed = /** @type {(inputs: Photos_ReviewedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deixa aquí les que has fet. Arriben primer a ${i?.couple}: les que publiquin es veuen en aquesta pàgina.`)
};

export const photos_shown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deixa aquí les que has fet. Es veuen en aquesta pàgina, que obre qui tingui l’enllaç.`)
};

export const photos_limits = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fins a deu alhora: fotos de 15 MB, i vídeos d’un minut i 100 MB. El lloc on es van fer s’esborra en arribar.`)
};

export const photos_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tria fotos o vídeos`)
};

export const photos_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El teu nom, si vols`)
};

export const photos_consent = /** @type {(inputs: Photos_ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Hi surto jo, o qui hi surt i hi parla està d’acord que ho deixi a ${i?.couple}.`)
};

export const photos_send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Envia`)
};

export const photos_ready = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Per enviar`)
};

export const photos_sending = /** @type {() => string} */ () => {
	return /** @type {string} */ (`S’està enviant`)
};

export const photos_sent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviada`)
};

export const photos_take_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Treu-la`)
};

export const photos_taken_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Treta`)
};

export const photos_waiting = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sense connexió: continua sola quan torni`)
};

export const photos_busy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hi ha molta gent enviant: espera el seu torn`)
};

export const photos_no_image = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No és una foto que es pugui obrir. Serveixen JPG, PNG, WebP i AVIF`)
};

export const photos_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa més de 15 MB, o és massa gran`)
};

export const photos_full = /** @type {(inputs: Photos_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ja no hi caben més fotos. Digues-ho a ${i?.couple}`)
};

export const photos_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aquest enllaç ja no recull fotos`)
};

export const photos_gone = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El fitxer ja no hi és o ha canviat. Cal tornar-lo a triar`)
};

export const photos_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No ha arribat`)
};

export const photos_retry = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Torna-hi`)
};

export const photos_ten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van deu alhora: envia aquestes i després tria la resta.`)
};

export const photos_rest = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Van deu alhora: tria ara la resta.`)
};

export const photos_later = /** @type {(inputs: Photos_LaterInputs) => string} */ (i) => {
	return /** @type {string} */ (`Amb aquesta pàgina oberta pots treure les que enviïs. Després, demana-ho a ${i?.couple}.`)
};

export const photos_until = /** @type {(inputs: Photos_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Fins al ${i?.day}.`)
};

export const photos_table = /** @type {(inputs: Photos_TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Taula ${i?.table}`)
};

export const photos_consent_needed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Marca la casella: cal l’acord de qui hi surt.`)
};

export const photos_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tria primer les fotos.`)
};

export const photos_again = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No ha arribat: hi ha molta gent enviant. Torna-la a enviar d’aquí a un minut`)
};

export const photos_busy_form = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hi ha molta gent enviant. Torna-les a triar d’aquí a un minut.`)
};

export const photos_form_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No han arribat. Torna-les a triar.`)
};

export const photos_yours = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que has enviat`)
};

export const photos_report = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Avisa sobre aquesta pàgina`)
};

export const photos_sent_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Enviat`)
};

export const photos_taken_back_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tret`)
};

export const photos_waiting_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sense connexió: continua sol quan torni`)
};

export const photos_video_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pesa més de 100 MB`)
};

export const photos_video_too_long = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dura més d’un minut. Retalla’l i torna’l a triar`)
};

export const photos_video_unreadable = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No és un vídeo que es pugui obrir. Serveixen MP4, MOV i WebM`)
};

export const photos_videos_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ja no hi caben més vídeos; les fotos, sí`)
};

export const guest_data_photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fotos que envies amb un codi del casament, i el nom amb què les signes si l’hi poses. El lloc i les altres dades que porta el fitxer s’esborren en arribar.`)
};

export const beds_lead = /** @type {(inputs: Beds_LeadInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Digue'ns si necessites habitació. Toca una opció: es desa sola.`);
	return /** @type {string} */ (`Digueu-nos si necessiteu habitació. Toqueu una opció: es desa sola.`)
	
};

export const beds_own = /** @type {(inputs: Beds_OwnInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tinc on dormir`);
	return /** @type {string} */ (`Tenim on dormir`)
	
};

export const beds_price = /** @type {(inputs: Beds_PriceInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} la nit`)
};

export const beds_price_from = /** @type {(inputs: Beds_Price_FromInputs) => string} */ (i) => {
	return /** @type {string} */ (`Des de ${i?.price} la nit`)
};

export const beds_until = /** @type {(inputs: Beds_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Reservades ${i?.until}`)
};

export const beds_free = /** @type {(inputs: Beds_FreeInputs) => string} */ (i) => {const number = registry.plural("ca", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`Queda una habitació`);
	return /** @type {string} */ (`Queden ${i?.rooms} habitacions`)
	
};

export const beds_rooms = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Habitacions`)
};

export const beds_room_count = /** @type {(inputs: Beds_Room_CountInputs) => string} */ (i) => {const number = registry.plural("ca", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`1 habitació`);
	return /** @type {string} */ (`${i?.rooms} habitacions`)
	
};

export const beds_nights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nits`)
};

export const beds_night_count = /** @type {(inputs: Beds_Night_CountInputs) => string} */ (i) => {const number = registry.plural("ca", i?.nights, {});
	if (number === "one") return /** @type {string} */ (`1 nit`);
	return /** @type {string} */ (`${i?.nights} nits`)
	
};

export const beds_saved = /** @type {(inputs: Beds_SavedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Desat per a ${i?.couple}. Encara no és cap reserva.`)
};

export const beds_waits = /** @type {(inputs: Beds_WaitsInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ets a la llista d'espera d'habitació. Si en queda una de lliure és teva, i ho veuràs aquí.`);
	return /** @type {string} */ (`Sou a la llista d'espera d'habitació. Si queda lloc és vostre, i ho veureu aquí.`)
	
};

export const beds_just_full = /** @type {(inputs: Beds_Just_FullInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`S'acaba d'omplir. Està desat i ets a la llista d'espera.`);
	return /** @type {string} */ (`S'acaba d'omplir. Està desat i sou a la llista d'espera.`)
	
};

export const beds_changed = /** @type {(inputs: Beds_ChangedInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Mentrestant s'ha desat una altra cosa. Si no és correcte, torna a tocar.`);
	return /** @type {string} */ (`Mentrestant s'ha desat una altra cosa. Si no és correcte, torneu a tocar.`)
	
};

export const beds_gone = /** @type {(inputs: Beds_GoneInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Aquesta opció ja no hi és. Mira les que queden.`);
	return /** @type {string} */ (`Aquesta opció ja no hi és. Mireu les que queden.`)
	
};

export const beds_given = /** @type {(inputs: Beds_GivenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ja tens habitació`);
	return /** @type {string} */ (`Ja teniu habitació`)
	
};

export const beds_given_lead = /** @type {(inputs: Beds_Given_LeadInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Si alguna cosa no és així, avisa'ns.`);
	return /** @type {string} */ (`Si alguna cosa no és així, aviseu-nos.`)
	
};

export const beds_closed = /** @type {(inputs: Beds_ClosedInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Des d'aquí ja no es demanen habitacions. Si ha canviat alguna cosa, avisa'ns.`);
	return /** @type {string} */ (`Des d'aquí ja no es demanen habitacions. Si ha canviat alguna cosa, aviseu-nos.`)
	
};

export const beds_ask = /** @type {(inputs: Beds_AskInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dir si necessito habitació`);
	return /** @type {string} */ (`Dir si necessitem habitació`)
	
};

export const beds_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tornar a la invitació`)
};

export const public_mine = /** @type {() => string} */ () => {
	return /** @type {string} */ (`T’ha arribat la invitació? El seu enllaç és només teu: hi respons, i hi trobes el teu autobús i la teva taula.`)
};

export const find_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cercar la meva invitació`)
};

export const find_offer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Si no trobes el missatge amb el teu enllaç, arriba a la teva invitació des d’aquí.`)
};

export const find_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Cercar la meva invitació`)
};

export const find_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu el teu nom com a la invitació, i el telèfon o el correu d’algú de la teva família.`)
};

export const find_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nom i cognoms`)
};

export const find_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Telèfon o correu`)
};

export const find_contact_hint = /** @type {() => string} */ () => {
	return /** @type {string} */ (`El que té la parella. Només es compara amb el seu: no es desa.`)
};

export const find_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Amb aquestes dades no trobem cap invitació: revisa-les, o demana el teu enllaç a la parella.`)
};

export const find_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Torna a la pàgina del casament`)
};

export const password_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aquesta pàgina té contrasenya`)
};

export const password_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu-la tal com te la va donar la parella.`)
};

export const password = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contrasenya`)
};

export const password_enter = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Entra`)
};

export const password_wrong = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aquesta contrasenya no és. Mira també les majúscules.`)
};

export const password_wait = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Massa intents. Espera un minut i torna-ho a provar.`)
};

export const number_missing = /** @type {(inputs: Number_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: escriu una xifra`)
};

export const number_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Escriu una xifra, com ara 2.`)
};

export const own_questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Preguntes`)
};

export const title_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reserva de la data`)
};

export const preview_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apunta la data. La invitació arribarà més endavant.`)
};

export const preview_save_date_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La data està per confirmar.`)
};

export const save_date = /** @type {(inputs: Save_DateInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Reserva la data`);
	return /** @type {string} */ (`Reserveu la data`)
	
};

export const save_date_soon = /** @type {(inputs: Save_Date_SoonInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Aviat sabràs la data`);
	return /** @type {string} */ (`Aviat sabreu la data`)
	
};

export const save_date_open = /** @type {(inputs: Save_Date_OpenInputs) => string} */ (i) => {const number = registry.plural("ca", i?.people, {});
	if (number === "one") return /** @type {string} */ (`La data està per confirmar. Quan la sapiguem, la trobaràs aquí.`);
	return /** @type {string} */ (`La data està per confirmar. Quan la sapiguem, la trobareu aquí.`)
	
};

export const save_date_later = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La invitació arribarà més endavant, a aquest mateix enllaç. De moment no cal respondre.`)
};

export const save_date_changed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`La data ha canviat. Aquesta és la nova.`)
};

export const mail_open_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Veure la data`)
};
