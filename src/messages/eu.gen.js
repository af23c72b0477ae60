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
	return /** @type {string} */ (`Hizkuntza`)
};

export const title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gonbidapena`)
};

export const title_thanks = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eskerrik asko`)
};

export const title_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Epea amaituta`)
};

export const preview = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ireki gonbidapena eta esaiguzu etorriko zaren.`)
};

export const preview_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erantzuteko epea amaitu da. Ireki gonbidapena egitaraua ikusteko.`)
};

export const preview_past = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eskerrik asko gurekin egoteagatik.`)
};

export const cover = /** @type {(inputs: CoverInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names},
ezkonduko gara`)
};

export const cover_closed = /** @type {(inputs: Cover_ClosedInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names}:`)
};

export const reply = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erantzun`)
};

export const reply_until = /** @type {(inputs: Reply_UntilInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Erantzun dezakezu ${i?.until}`);
	return /** @type {string} */ (`Erantzun dezakezue ${i?.until}`)
	
};

export const plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Egitaraua`)
};

export const wedding = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontza`)
};

export const directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nola iritsi`)
};

export const directions_to = /** @type {(inputs: Directions_ToInputs) => string} */ (i) => {
	return /** @type {string} */ (`Nola iritsi: ${i?.place}`)
};

export const dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nola jantzi`)
};

export const transport = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Garraioa`)
};

export const lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Non lo egin`)
};

export const gift = /** @type {(inputs: GiftInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Opari bat egin nahi badiguzu`);
	return /** @type {string} */ (`Opari bat egin nahi badiguzue`)
	
};

export const gift_account = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kontu-zenbakia`)
};

export const photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ikusi argazkiak`)
};

export const coming = /** @type {(inputs: ComingInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Etorriko zara?`);
	return /** @type {string} */ (`Etorriko zarete?`)
	
};

export const coming_until = /** @type {(inputs: Coming_UntilInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Erantzuna ${i?.until} alda dezakezu.`);
	return /** @type {string} */ (`Erantzun bat pertsona bakoitzeko. Erantzunak ${i?.until} alda ditzakezue.`)
	
};

export const coming_open = /** @type {(inputs: Coming_OpenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Erantzuna aurrerago alda dezakezu.`);
	return /** @type {string} */ (`Erantzun bat pertsona bakoitzeko. Aurrerago alda dezakezue.`)
	
};

export const all_yes = /** @type {(inputs: All_YesInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Guztietara joango naiz`);
	return /** @type {string} */ (`Guztietara joango gara`)
	
};

export const all_yes_saved = /** @type {(inputs: All_Yes_SavedInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Jasota: guztietara etorriko zara. Osatu falta dena eta bidali erantzuna.`);
	return /** @type {string} */ (`Jasota: guztietara etorriko zarete. Osatu falta dena eta bidali erantzuna.`)
	
};

export const yes = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bai`)
};

export const no = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez`)
};

export const maybe = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Agian bai`)
};

export const maybe_until = /** @type {(inputs: Maybe_UntilInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Oraindik ez badakizu, erantzun «Agian bai»: ${i?.until} erabaki dezakezu.`);
	return /** @type {string} */ (`Oraindik ez badakizue, erantzun «Agian bai»: ${i?.until} erabaki dezakezue.`)
	
};

export const maybe_open = /** @type {(inputs: Maybe_OpenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Oraindik ez badakizu, erantzun «Agian bai» eta esaguzu aurrerago.`);
	return /** @type {string} */ (`Oraindik ez badakizue, erantzun «Agian bai» eta esaguzue aurrerago.`)
	
};

export const maybe_left = /** @type {(inputs: Maybe_LeftInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Agian etorriko zara: ${i?.until} esan diezagukezu bai ala ez.`);
	return /** @type {string} */ (`Agian etorriko zarete: ${i?.until} esan diezagukezue bai ala ez.`)
	
};

export const maybe_left_open = /** @type {(inputs: Maybe_Left_OpenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Agian etorriko zara: dakizunean, aldatu erantzuna.`);
	return /** @type {string} */ (`Agian etorriko zarete: dakizuenean, aldatu erantzuna.`)
	
};

export const maybe_over = /** @type {(inputs: Maybe_OverInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Agian baietz esan zenigun. Orain bai edo ez bat behar dugu.`);
	return /** @type {string} */ (`Agian baietz esan zeniguten. Orain bai edo ez bat behar dugu.`)
	
};

export const unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erantzun gabe`)
};

export const years = /** @type {(inputs: YearsInputs) => string} */ (i) => {const number = registry.plural("eu", i?.years, {});
	if (number === "one") return /** @type {string} */ (`urte bat`);
	return /** @type {string} */ (`${i?.years} urte`)
	
};

export const baby = /** @type {() => string} */ () => {
	return /** @type {string} */ (`haurtxoa`)
};

export const menu = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Menua`)
};

export const high_chair = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Haurrentzako aulkia behar du`)
};

export const table = /** @type {(inputs: TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.table}. mahaia`)
};

export const high_chair_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`haurrentzako aulkia`)
};

export const allergies = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Alergiak edo intolerantziak`)
};

export const diet = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dieta`)
};

export const diet_vegetarian = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Begetarianoa`)
};

export const diet_vegan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Beganoa`)
};

export const diet_halal = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Halal`)
};

export const diet_kosher = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kosher`)
};

export const diet_pregnancy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Haurdunaldia`)
};

export const diet_gluten_free = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Glutenik gabe`)
};

export const health_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontza antolatzen duenak idatzi zuen.`)
};

export const health_noted_more = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gero, ezkontza antolatzen duenak zerbait gehiago idatzi du.`)
};

export const health_kept = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sukaldeak dakiena`)
};

export const withdraw = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kendu baimena eta ezabatu`)
};

export const withdraw_of = /** @type {(inputs: Withdraw_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: kendu baimena eta ezabatu`)
};

export const withdrawn = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Baimena kenduta. Sukalderako gordeta zegoena ezabatu da.`)
};

export const kitchen_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sukaldeak beste ezer jakin behar du?`)
};

export const consent = /** @type {(inputs: ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Osasunari buruzko informazioa da. Bikoteak (${i?.couple}), ezkontza antolatzen dutenek eta sukaldeak baino ez dute ikusiko, otordu honetarako. Handik 30 egunera ezabatzen da.`)
};

export const consent_agree = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ados nago.`)
};

export const companion = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lagunen batekin etorriko zara?`)
};

export const companion_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Haren izen-abizenak`)
};

export const bus = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Autobusa`)
};

export const bus_out = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Joateko`)
};

export const bus_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Itzultzeko`)
};

export const bus_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da beharrezkoa`)
};

export const bus_tap = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ukitu joatekoa eta itzultzekoa: berez gordetzen da.`)
};

export const bus_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Beteta`)
};

export const bus_free = /** @type {(inputs: Bus_FreeInputs) => string} */ (i) => {const number = registry.plural("eu", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Leku bat geratzen da`);
	return /** @type {string} */ (`${i?.seats} leku geratzen dira`)
	
};

export const bus_queue = /** @type {(inputs: Bus_QueueInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Itxaron-zerrendan jarriko zaitugu`);
	return /** @type {string} */ (`Itxaron-zerrendan jarriko zaituztegu`)
	
};

export const bus_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aukeratu autobusa`)
};

export const bus_waits = /** @type {(inputs: Bus_WaitsInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Itxaron-zerrendan zaude. Leku bat libratzen bada zurea da, eta hemen ikusiko duzu.`);
	return /** @type {string} */ (`Itxaron-zerrendako lekuak daude. Lekua libratzen bada zuena da, eta hemen ikusiko duzue.`)
	
};

export const bus_just_full = /** @type {(inputs: Bus_Just_FullInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Autobusa oraintxe bete da. Zure erantzuna gordeta dago eta itxaron-zerrendan zaude.`);
	return /** @type {string} */ (`Autobusa oraintxe bete da. Zuen erantzuna gordeta dago eta itxaron-zerrendan zaudete.`)
	
};

export const seats = /** @type {(inputs: SeatsInputs) => string} */ (i) => {const number = registry.plural("eu", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`Leku bat`);
	return /** @type {string} */ (`${i?.seats} leku`)
	
};

export const last = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eta amaitzeko`)
};

export const song = /** @type {(inputs: SongInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dantzan jarriko zaituen abesti bat`);
	return /** @type {string} */ (`Dantzan jarriko zaituzten abesti bat`)
	
};

export const words = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hitz batzuk`)
};

export const song_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Abestia`)
};

export const send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidali erantzuna`)
};

export const send_note = /** @type {(inputs: Send_NoteInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Konturik eta pasahitzik gabe. Esteka hau zurea bakarrik da.`);
	return /** @type {string} */ (`Konturik eta pasahitzik gabe. Esteka hau zuena bakarrik da.`)
	
};

export const privacy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pribatutasuna`)
};

export const missing = /** @type {(inputs: MissingInputs) => string} */ (i) => {const number = registry.plural("eu", i?.count, {});
	if (number === "one") return /** @type {string} */ (`Gauza bat falta da`);
	return /** @type {string} */ (`${i?.count} gauza falta dira`)
	
};

export const rest_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gainerakoa gordeta dago.`)
};

export const consent_missing = /** @type {(inputs: Consent_MissingInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: zure baimena behar dugu alergia gordetzeko`);
	return /** @type {string} */ (`${i?.name}: zuen baimena behar dugu alergia gordetzeko`)
	
};

export const consent_missing_diet = /** @type {(inputs: Consent_Missing_DietInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: zure baimena behar dugu dieta gordetzeko`);
	return /** @type {string} */ (`${i?.name}: zuen baimena behar dugu dieta gordetzeko`)
	
};

export const consent_mend_diet = /** @type {(inputs: Consent_Mend_DietInputs) => string} */ (i) => {
	return /** @type {string} */ (`Markatu laukia edo kendu dieta. Baimenik gabe ez dugu gordetzen: kasu horretan, esan zuzenean bikoteari (${i?.couple}).`)
};

export const consent_mend = /** @type {(inputs: Consent_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Markatu laukia edo kendu alergia. Baimenik gabe ez dugu gordetzen: kasu horretan, esan zuzenean bikoteari (${i?.couple}).`)
};

export const companion_missing = /** @type {(inputs: Companion_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: lagunaren izena falta da`)
};

export const companion_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi haren izena edo markatu «Ez».`)
};

export const too_long = /** @type {(inputs: Too_LongInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: testua luzeegia da`)
};

export const too_long_mend = /** @type {(inputs: Too_Long_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.max} karaktere sartzen dira. Laburtu pixka bat.`)
};

export const no_longer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aukeretako bat ez dago jada. Hautatu beste bat.`)
};

export const changed_meanwhile = /** @type {(inputs: Changed_MeanwhileInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: bitartean «${i?.value}» gorde da`)
};

export const changed_lead = /** @type {(inputs: Changed_LeadInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Jarri duzuna hemen dago oraindik. Zuzena bada, bidali erantzuna berriro.`);
	return /** @type {string} */ (`Jarri duzuena hemen dago oraindik. Zuzena bada, bidali erantzuna berriro.`)
	
};

export const gone = /** @type {(inputs: GoneInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: ez dago jada gonbidapen honetan, eta ez da gorde`)
};

export const consent_again = /** @type {(inputs: Consent_AgainInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: zure janariaz beste zerbait idatzita dago. Begiratu eta markatu laukia berriro`);
	return /** @type {string} */ (`${i?.name}: haren janariaz beste zerbait idatzita dago. Begiratu eta markatu laukia berriro`)
	
};

export const not_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Oraindik ez da gorde`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Une honetan ezin dugu zure erantzuna gorde. Idatzitakoa hemen dago: bidali berriro pixka bat barru.`);
	return /** @type {string} */ (`Une honetan ezin dugu zuen erantzuna gorde. Idatzitakoa hemen dago: bidali berriro pixka bat barru.`)
	
};

export const too_many = /** @type {(inputs: Too_ManyInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Erantzuna askotan bidali duzu jarraian. Idatzitakoa hemen dago: saiatu berriro minutu batzuk barru.`);
	return /** @type {string} */ (`Erantzuna askotan bidali duzue jarraian. Idatzitakoa hemen dago: saiatu berriro minutu batzuk barru.`)
	
};

export const saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erantzuna gordeta`)
};

export const thanks = /** @type {(inputs: ThanksInputs) => string} */ (i) => {
	return /** @type {string} */ (`Eskerrik asko,
${i?.name}`)
};

export const thanks_no = /** @type {(inputs: Thanks_NoInputs) => string} */ (i) => {
	return /** @type {string} */ (`Eskerrik asko esateagatik,
${i?.name}`)
};

export const see_you = /** @type {(inputs: See_YouInputs) => string} */ (i) => {
	return /** @type {string} */ (`Han ikusiko dugu elkar: ${i?.date}, ${i?.time}.`)
};

export const see_you_day = /** @type {(inputs: See_You_DayInputs) => string} */ (i) => {
	return /** @type {string} */ (`Han ikusiko dugu elkar: ${i?.date}.`)
};

export const miss_you = /** @type {(inputs: Miss_YouInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zure falta sumatuko dugu.`);
	return /** @type {string} */ (`Zuen falta sumatuko dugu.`)
	
};

export const partly = /** @type {(inputs: PartlyInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Erantzunen bat falta zaizu. Nahi duzunean osa dezakezu.`);
	return /** @type {string} */ (`Erantzunen bat falta zaizue. Nahi duzuenean osa dezakezue.`)
	
};

export const add_to_calendar = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gehitu egutegira`)
};

export const you_said = /** @type {(inputs: You_SaidInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esan duzuna`);
	return /** @type {string} */ (`Esan duzuena`)
	
};

export const you_had_said = /** @type {(inputs: You_Had_SaidInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esan zenuena`);
	return /** @type {string} */ (`Esan zenutena`)
	
};

export const change = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aldatu erantzuna`)
};

export const change_until = /** @type {(inputs: Change_UntilInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esteka honekin alda dezakezu, ${i?.until}.`);
	return /** @type {string} */ (`Esteka honekin alda dezakezue, ${i?.until}.`)
	
};

export const change_open = /** @type {(inputs: Change_OpenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esteka honekin alda dezakezu.`);
	return /** @type {string} */ (`Esteka honekin alda dezakezue.`)
	
};

export const companion_of = /** @type {(inputs: Companion_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`Laguna: ${i?.name}`)
};

export const without_allergens = /** @type {(inputs: Without_AllergensInputs) => string} */ (i) => {
	return /** @type {string} */ (`alergiak: ${i?.list}`)
};

export const closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zerrenda itxita dago`)
};

export const closed_call = /** @type {(inputs: Closed_CallInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Epea ${i?.on} amaitu zen, eta sukaldeak baditu kopuruak. Zerbait aldatu bada, deitu iezaguzu.`);
	return /** @type {string} */ (`Epea ${i?.on} amaitu zen, eta sukaldeak baditu kopuruak. Zerbait aldatu bada, deitu iezaguzue.`)
	
};

export const closed_tell = /** @type {(inputs: Closed_TellInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Epea ${i?.on} amaitu zen, eta sukaldeak baditu kopuruak. Zerbait aldatu bada, esaiguzu.`);
	return /** @type {string} */ (`Epea ${i?.on} amaitu zen, eta sukaldeak baditu kopuruak. Zerbait aldatu bada, esaiguzue.`)
	
};

export const closed_unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez zen erantzunik iritsi.`)
};

export const closed_unsaved = /** @type {(inputs: Closed_UnsavedInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Epea amaitu da; beraz, ez dugu gorde oraintxe bidali duzuna.`);
	return /** @type {string} */ (`Epea amaitu da; beraz, ez dugu gorde oraintxe bidali duzuena.`)
	
};

export const closed_typed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gorde ez dena`)
};

export const closed_typed_copy = /** @type {(inputs: Closed_Typed_CopyInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Kopiatu eta bidali iezaguzu.`);
	return /** @type {string} */ (`Kopiatu eta bidali iezaguzue.`)
	
};

export const call = /** @type {(inputs: CallInputs) => string} */ (i) => {
	return /** @type {string} */ (`Deitu: ${i?.name}`)
};

export const call_us = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Deitu`)
};

export const whatsapp = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi WhatsApp bidez`)
};

export const unknown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez dugu gonbidapen hau aurkitu`)
};

export const unknown_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Baliteke esteka moztuta iritsi izana. Ireki berriro mezutik, edo eskatu berri bat gonbidatu zaituenari.`)
};

export const unknown_unsaved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez dugu gorde bidali berri duzuna, esteka honek jada ez duelako balio. Eskatu berri bat gonbidatu zaituenari. Atzera egiten baduzu, idatzitakoa hor egongo da.`)
};

export const oversize = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Testu gehiegi da`)
};

export const oversize_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da sartzen idatzi duzun guztia, eta ez dugu gorde. Egin atzera, laburtu eta bidali berriro.`)
};

export const away = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Berehala itzuliko gara`)
};

export const away_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Une honetan ezin dugu gonbidapena erakutsi. Ireki berriro pixka bat barru.`)
};

export const attempts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Saiakera gehiegi`)
};

export const attempts_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Itxaron une batez eta ireki berriro mezuko esteka.`)
};

export const allergen_gluten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Glutena`)
};

export const allergen_crustaceans = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Krustazeoak`)
};

export const allergen_eggs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Arrautza`)
};

export const allergen_fish = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Arraina`)
};

export const allergen_peanuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kakahuetea`)
};

export const allergen_soy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Soja`)
};

export const allergen_milk = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esnekiak`)
};

export const allergen_nuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fruitu lehorrak`)
};

export const allergen_celery = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Apioa`)
};

export const allergen_mustard = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ziapea`)
};

export const allergen_sesame = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sesamoa`)
};

export const allergen_sulphites = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sulfitoak`)
};

export const allergen_lupin = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lupinuak`)
};

export const allergen_molluscs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Moluskuak`)
};

export const mail_sent_with = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Azaharrekin bidalia.`)
};

export const mail_planner = /** @type {(inputs: Mail_PlannerInputs) => string} */ (i) => {
	return /** @type {string} */ (`Antolatzailea: ${i?.planner}.`)
};

export const mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez jaso ezkontza honen mezu gehiagorik`)
};

export const mail_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ikusi gonbidapena eta erantzun`)
};

export const stop_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez duzu mezu gehiagorik nahi?`)
};

export const stop_lead = /** @type {(inputs: Stop_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ez zaizu «${i?.couple}» ezkontzaren mezu gehiagorik iritsiko. Gonbidapenak balio izaten jarraituko du.`)
};

export const stop_do = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez jaso mezu gehiagorik`)
};

export const stopped_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez zaizu mezu gehiagorik iritsiko`)
};

export const stopped_lead = /** @type {(inputs: Stopped_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`«${i?.couple}» ezkontzarako gonbidapenak balio du oraindik: bertako estekarekin erantzun dezakezu.`)
};

export const stop_undo = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Berriro jaso`)
};

export const card_family = /** @type {(inputs: Card_FamilyInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name} familia`)
};

export const card_scan = /** @type {(inputs: Card_ScanInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zuzendu kamera hona eta erantzun`);
	return /** @type {string} */ (`Zuzendu kamera hona eta erantzun`)
	
};

export const title_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eguna`)
};

export const cover_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gaur da eguna`)
};

export const cover_eve = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bihar da eguna`)
};

export const day_now = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Orain`)
};

export const day_next = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gero`)
};

export const day_over = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Amaituta`)
};

export const day_was = /** @type {(inputs: Day_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`lehen ${i?.time}`)
};

export const day_late = /** @type {(inputs: Day_LateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Atzeratuta: ${i?.time}`)
};

export const day_early = /** @type {(inputs: Day_EarlyInputs) => string} */ (i) => {
	return /** @type {string} */ (`Aurreratuta: ${i?.time}`)
};

export const day_lines = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Egitaraua`)
};

export const day_updated = /** @type {(inputs: Day_UpdatedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Eguneratua: ${i?.time}`)
};

export const day_refresh = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eguneratu`)
};

export const day_help = /** @type {(inputs: Day_HelpInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zerbait behar baduzu`);
	return /** @type {string} */ (`Zerbait behar baduzue`)
	
};

export const title_after = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eskerrik asko etortzeagatik`)
};

export const after = /** @type {(inputs: AfterInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Egun ederra izan da zurekin.`);
	return /** @type {string} */ (`Egun ederra izan da zuekin.`)
	
};

export const guest_data_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure datuak, gonbidatu bazaituzte`)
};

export const guest_data_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Azaharrekin antolatzen den ezkontza batera gonbidatu zaituzte. Hemen duzu zutaz zer gordetzen den, nork ikusten duen eta horri buruz nola erabaki dezakezun.`)
};

export const guest_data_revised = /** @type {(inputs: Guest_Data_RevisedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Azken berrikuspena: ${i?.date}.`)
};

export const guest_data_who = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nork erantzuten duen`)
};

export const guest_data_who_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontzen den bikoteak, edo haren wedding plannerrak, erabakitzen du zutaz zer gorde eta zertarako. Webgune hau kudeatzen duenak haren enkarguz gordetzen du.`)
};

export const guest_data_what = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zer gordetzen den eta nondik datorren`)
};

export const guest_data_given = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontza antolatzen duenak idazten duena: zure izena eta, baldin badaki, zure helbide elektronikoa, telefonoa, familia edo taldea, noren partetik zatozen, heldua, umea edo haurtxoa zaren, eta haren oharrak.`)
};

export const guest_data_answered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erantzutean zuk jartzen duzuna: bazatozen, menua, autobusa, abisuetarako posta eskatzen badituzu, non lo egingo duzun, nork laguntzen dizun, abesti bat, hitz batzuk, bikoteak galdetzen dizuna eta, nahi baduzu, alergiak eta dieta. Erantzutea borondatezkoa da.`)
};

export const guest_data_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Berez apuntatzen dena: gonbidapena noiz bidali eta ireki zen, noiz erantzun zenuen eta zer aldatu zenuen, eta zure postontziak mezuren bat baztertu ote zuen. Esteka irekitzeko erabiltzen duzun sarea une batez zenbatzen da, gehiegikeriak geldiarazteko.`)
};

export const guest_data_browser = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure nabigatzailean aukeratzen duzun hizkuntza baino ez da geratzen, urtebetez.`)
};

export const guest_data_why = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zertarako, eta zergatik egin daitekeen`)
};

export const guest_data_why_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zu gonbidatzeko eta ezkontza antolatzeko: antolatzen duenaren interesa da (DBEO, 6.1.f artikulua). Alergiak eta dietak osasun-datuak dira, eta dieta batek sinesmenei buruz zerbait esan dezake: zure berariazko baimenarekin baino ez dira gordetzen, gonbidapenean edo antolatzen duenari emana (9.2.a artikulua). 14 urtetik beherakoen ordez gurasoek edo tutoreak ematen dute.`)
};

export const guest_data_see = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nork ikusten duen`)
};

export const guest_data_see_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontza antolatzen dutenek eta gonbidatuen zerrenda ikus dezaketenek, eta zure familiak bere gonbidapenean. Alergiak eta dietak sukaldera iristen dira: gonbidapenean baimenarekin emandakoak, zure inizialekin edo izenarekin, antolatzen duenak aukeratzen duenaren arabera; beste norbaitek idatzitakoak, izenik gabe. Webgunea ostatatzen edo mezuak bidaltzen dituzten enpresek enkarguz egiten dute.`)
};

export const guest_data_mails = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mezuak`)
};

export const guest_data_mails_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure helbidea idazten badute, bikoteak hemendik bidal diezazkizuke gonbidapena eta oroigarriren bat. Mezu bakoitzaren oinean gehiagorik ez jasotzeko esteka dago.`)
};

export const guest_data_until = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Noiz arte`)
};

export const guest_data_until_text = /** @type {(inputs: Guest_Data_Until_TextInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ezkontza Azaharren dagoen bitartean. Alergiak eta dietak, ezkontzatik ${i?.days} egunera arte (datarik ez badu, azken erantzunetik ${i?.months} hilabetera arte) edo baimena kendu arte.`)
};

export const guest_data_rights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure eskubideak`)
};

export const guest_data_rights_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure datuak ikus, zuzendu eta ezaba ditzakezu, haien erabilera mugatu, horri aurka egin, datuak eraman eta baimena nahi duzunean kendu, aurretik egindakoari eragin gabe. Gonbidapenetik aldatzen duzu erantzundakoa eta kentzen duzu baimena. Gainerakoa, eskatu bikoteari edo idatzi guri zure gonbidapenaren estekarekin: helaraziko diegu. Erantzuna hilabete batean iristen da eta ez du ezer balio.`)
};

export const guest_data_authority = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ondo egiten ez dela uste baduzu, Datuak Babesteko Espainiako Agentzian erreklama dezakezu (aepd.es).`)
};

export const guest_data_nothing = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez ditugu zure datuak gure ezertarako erabiltzen: ez publizitaterako, ez profilak egiteko, ez erabaki automatikoetarako, ez zuri kontu bat sortzeko.`)
};

export const guest_data_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi guri`)
};

export const guest_data_all = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pribatutasun-politika osoa (gaztelaniaz)`)
};

export const tabs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Orri honetan`)
};

export const tab_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Egitaraua`)
};

export const tab_directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Iritsi`)
};

export const tab_lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lo egin`)
};

export const tab_dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Jantzi`)
};

export const tab_gift = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Oparia`)
};

export const questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Galderak`)
};

export const tab_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Harremana`)
};

export const open_map = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ireki mapan`)
};

export const venue_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lekuaren planoa`)
};

export const sketch_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lekuen marrazkia`)
};

export const sketch_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Iparra goian dago; distantziak lerro zuzenean dira.`)
};

export const bus_waiting = /** @type {(inputs: Bus_WaitingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Lekuaren zain: ${i?.names}`)
};

export const bus_mail_ask = /** @type {(inputs: Bus_Mail_AskInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Abisatu posta elektronikoz aldatzen bada`);
	return /** @type {string} */ (`Abisatu posta elektronikoz aldatzen bada`)
	
};

export const bus_mail_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Autobusaren abisuak`)
};

export const bus_mail_explain = /** @type {(inputs: Bus_Mail_ExplainInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zure autobusa, ordua, geltokia edo lekua aldatzen bada, idatziko dizugu. Besterako ez.`);
	return /** @type {string} */ (`Zuen autobusa, ordua, geltokia edo lekua aldatzen bada, idatziko dizuegu. Besterako ez.`)
	
};

export const bus_mail_use = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Helbide hau ezkontzaren orria amaitu arte gordetzen dugu. Bikoteak ez du ikusten.`)
};

export const bus_mail_start = /** @type {(inputs: Bus_Mail_StartInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Abisatu`);
	return /** @type {string} */ (`Abisatu`)
	
};

export const bus_mail_on = /** @type {(inputs: Bus_Mail_OnInputs) => string} */ (i) => {
	return /** @type {string} */ (`Zerbait aldatzen bada, hona idatziko dugu: ${i?.address}.`)
};

export const bus_mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez abisatu gehiago`)
};

export const bus_mail_invalid = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Helbide hori ez dago osorik. Honelakoa izan behar du: izena@posta.eus.`)
};

export const bus_mail_stopped = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Helbide horretatik ezkontza honen mezu gehiagorik ez jasotzea eskatu zen. Edozein mezuren oineko estekan aktiba daitezke berriro.`)
};

export const bus_mail_other = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Beste helbide elektroniko bat`)
};

export const bus_mail_add = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gehitu`)
};

export const bus_mail_full = /** @type {(inputs: Bus_Mail_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.max} helbide sartzen dira. Beste bat gehitzeko, bat kendu behar da.`)
};

export const bus_mail_silent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Helbide honetatik ezkontza honen mezu gehiagorik ez jasotzea eskatu zen.`)
};

export const bus_mail_subject = /** @type {(inputs: Bus_Mail_SubjectInputs) => string} */ (i) => {
	return /** @type {string} */ (`Autobusa aldatu da: ${i?.couple}`)
};

export const bus_mail_lead = /** @type {(inputs: Bus_Mail_LeadInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Kaixo, ${i?.names}: zure autobusa aldatu da.`);
	return /** @type {string} */ (`Kaixo, ${i?.names}: zuen autobusa aldatu da.`)
	
};

export const bus_mail_was = /** @type {(inputs: Bus_Mail_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`lehen ${i?.ride}`)
};

export const bus_mail_gone = /** @type {(inputs: Bus_Mail_GoneInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`ez da gehiago aterako (${i?.ride}). Aukeratu beste bat zure orrian.`);
	return /** @type {string} */ (`ez da gehiago aterako (${i?.ride}). Aukeratu beste bat zuen orrian.`)
	
};

export const bus_mail_waits = /** @type {(inputs: Bus_Mail_WaitsInputs) => string} */ (i) => {const number = registry.plural("eu", i?.waiting, {});
	if (number === "one") return /** @type {string} */ (`Pertsona 1 lekuaren zain.`);
	return /** @type {string} */ (`${i?.waiting} pertsona lekuaren zain.`)
	
};

export const bus_mail_seated = /** @type {(inputs: Bus_Mail_SeatedInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Badaukazu lekua.`);
	return /** @type {string} */ (`Badaukazue lekua.`)
	
};

export const bus_mail_page = /** @type {(inputs: Bus_Mail_PageInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Dena zure orrian dago beti:`);
	return /** @type {string} */ (`Dena zuen orrian dago beti:`)
	
};

export const room_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Erreserbatzeko kodea:`)
};

export const gift_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bankuaren aplikaziorako kodea`)
};

export const gift_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ikusi opari-zerrenda`)
};

export const gift_list = /** @type {(inputs: Gift_ListInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zerrenda honetako zerbaitez arduratzen bazara, esan hemen. Beste inork ez du ikusten nor den.`);
	return /** @type {string} */ (`Zerrenda honetako zerbaitez arduratzen bazarete, esan hemen. Beste inork ez du ikusten nor den.`)
	
};

export const gift_take = /** @type {(inputs: Gift_TakeInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Ni arduratuko naiz`);
	return /** @type {string} */ (`Gu arduratuko gara`)
	
};

export const gift_own = /** @type {(inputs: Gift_OwnInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zu arduratuko zara`);
	return /** @type {string} */ (`Zuek arduratuko zarete`)
	
};

export const gift_leave = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Azkenean ez`)
};

export const gift_taken = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Badago nor arduratu`)
};

export const ended = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Orri hau itxita dago`)
};

export const ended_lead = /** @type {(inputs: Ended_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Eskerrik asko gurekin egoteagatik. Orria ezkontzatik ${i?.days} egunera ixten da, eta jada ez du gonbidatuen daturik erakusten.`)
};

export const after_until = /** @type {(inputs: After_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Orri hau ${i?.on} itxiko da.`)
};

export const days_left = /** @type {(inputs: Days_LeftInputs) => string} */ (i) => {const number = registry.plural("eu", i?.days, {});
	if (number === "one") return /** @type {string} */ (`Egun bat falta da`);
	return /** @type {string} */ (`${i?.figure} egun falta dira`)
	
};

export const own_table = /** @type {(inputs: Own_TableInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zure mahaia`);
	return /** @type {string} */ (`Zuen mahaia`)
	
};

export const own_bus_back = /** @type {(inputs: Own_Bus_BackInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zure itzulera`);
	return /** @type {string} */ (`Zuen itzulera`)
	
};

export const photos_heading = /** @type {(inputs: Photos_HeadingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Argazkiak: ${i?.couple}`)
};

export const photos_private = /** @type {(inputs: Photos_PrivateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Utzi hemen atera dituzunak. ${i?.couple} dira jasotzaileak, eta hemen ez da ezer argitaratzen.`)
};

export const photos_reviewed = /** @type {(inputs: Photos_ReviewedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Utzi hemen atera dituzunak. ${i?.couple} dira lehen jasotzaileak: argitaratzen dituztenak orri honetan ikusten dira.`)
};

export const photos_shown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Utzi hemen atera dituzunak. Orri honetan ikusten dira, eta esteka duenak irekitzen du.`)
};

export const photos_limits = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hamar gehienez aldi berean: 15 MB-eko argazkiak, eta minutu bateko eta 100 MB-eko bideoak. Atera ziren lekua iristean ezabatzen da.`)
};

export const photos_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aukeratu argazkiak edo bideoak`)
};

export const photos_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure izena, nahi baduzu`)
};

export const photos_consent = /** @type {(inputs: Photos_ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ni agertzen naiz, edo agertzen eta hitz egiten dutenak ados daude ${i?.couple}-(r)i uztearekin.`)
};

export const photos_send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidali`)
};

export const photos_ready = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidaltzeko`)
};

export const photos_sending = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidaltzen`)
};

export const photos_sent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidalita`)
};

export const photos_take_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kendu`)
};

export const photos_taken_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kenduta`)
};

export const photos_waiting = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Konexiorik ez: bere kabuz jarraituko du`)
};

export const photos_busy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Jende asko bidaltzen: bere txandaren zain`)
};

export const photos_no_image = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da ireki daitekeen argazkia. JPG, PNG, WebP eta AVIF balio dute`)
};

export const photos_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`15 MB baino gehiago ditu, edo handiegia da`)
};

export const photos_full = /** @type {(inputs: Photos_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`Ez da argazki gehiagorik sartzen. Abisatu: ${i?.couple}`)
};

export const photos_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Esteka honek ez du argazkirik jasotzen`)
};

export const photos_gone = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fitxategia ez dago jada, edo aldatu egin da. Berriro aukeratu behar da`)
};

export const photos_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da iritsi`)
};

export const photos_retry = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Saiatu berriro`)
};

export const photos_ten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hamarnaka doaz: bidali hauek eta gero aukeratu besteak.`)
};

export const photos_rest = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Hamarnaka doaz: aukeratu orain besteak.`)
};

export const photos_later = /** @type {(inputs: Photos_LaterInputs) => string} */ (i) => {
	return /** @type {string} */ (`Orri hau irekita, bidalitakoak ken ditzakezu. Gero, eskatu: ${i?.couple}.`)
};

export const photos_until = /** @type {(inputs: Photos_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Azken eguna: ${i?.day}.`)
};

export const photos_table = /** @type {(inputs: Photos_TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.table}. mahaia`)
};

export const photos_consent_needed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Markatu laukia: agertzen direnen adostasuna behar da.`)
};

export const photos_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Aukeratu lehenik argazkiak.`)
};

export const photos_again = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da iritsi: jende asko ari da bidaltzen. Bidali berriro minutu bat barru`)
};

export const photos_busy_form = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Jende asko ari da bidaltzen. Aukeratu berriro minutu bat barru.`)
};

export const photos_form_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez dira iritsi. Aukeratu berriro.`)
};

export const photos_yours = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidali duzuna`)
};

export const photos_report = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Orri honi buruz abisatu`)
};

export const photos_sent_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bidalita`)
};

export const photos_taken_back_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kenduta`)
};

export const photos_waiting_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Konexiorik ez: bere kabuz jarraituko du`)
};

export const photos_video_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`100 MB baino gehiago ditu`)
};

export const photos_video_too_long = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Minutu bat baino gehiago irauten du. Moztu eta aukeratu berriro`)
};

export const photos_video_unreadable = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da ireki daitekeen bideoa. MP4, MOV eta WebM balio dute`)
};

export const photos_videos_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ez da bideo gehiagorik sartzen; argazkiak, bai`)
};

export const guest_data_photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ezkontzako kode batekin bidaltzen dituzun argazkiak, eta sinatzeko jartzen duzun izena. Fitxategiak daraman lekua eta gainerako datuak iristean ezabatzen dira.`)
};

export const beds_lead = /** @type {(inputs: Beds_LeadInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Esaguzu gela behar duzun. Ukitu aukera bat: berez gordetzen da.`);
	return /** @type {string} */ (`Esaguzue gela behar duzuen. Ukitu aukera bat: berez gordetzen da.`)
	
};

export const beds_own = /** @type {(inputs: Beds_OwnInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Badut non lo egin`);
	return /** @type {string} */ (`Badugu non lo egin`)
	
};

export const beds_price = /** @type {(inputs: Beds_PriceInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} gaueko`)
};

export const beds_price_from = /** @type {(inputs: Beds_Price_FromInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} gaueko, gutxienez`)
};

export const beds_until = /** @type {(inputs: Beds_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gordeta ${i?.until}`)
};

export const beds_free = /** @type {(inputs: Beds_FreeInputs) => string} */ (i) => {const number = registry.plural("eu", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`Gela bat geratzen da`);
	return /** @type {string} */ (`${i?.rooms} gela geratzen dira`)
	
};

export const beds_rooms = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gelak`)
};

export const beds_room_count = /** @type {(inputs: Beds_Room_CountInputs) => string} */ (i) => {const number = registry.plural("eu", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`Gela 1`);
	return /** @type {string} */ (`${i?.rooms} gela`)
	
};

export const beds_nights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gauak`)
};

export const beds_night_count = /** @type {(inputs: Beds_Night_CountInputs) => string} */ (i) => {const number = registry.plural("eu", i?.nights, {});
	if (number === "one") return /** @type {string} */ (`Gau 1`);
	return /** @type {string} */ (`${i?.nights} gau`)
	
};

export const beds_saved = /** @type {(inputs: Beds_SavedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Gordeta: ${i?.couple}. Oraindik ez da erreserba bat.`)
};

export const beds_waits = /** @type {(inputs: Beds_WaitsInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Gelaren itxaron-zerrendan zaude. Bat libratzen bada zurea da, eta hemen ikusiko duzu.`);
	return /** @type {string} */ (`Gelaren itxaron-zerrendan zaudete. Lekua libratzen bada zuena da, eta hemen ikusiko duzue.`)
	
};

export const beds_just_full = /** @type {(inputs: Beds_Just_FullInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Oraintxe bete da. Gordeta dago eta itxaron-zerrendan zaude.`);
	return /** @type {string} */ (`Oraintxe bete da. Gordeta dago eta itxaron-zerrendan zaudete.`)
	
};

export const beds_changed = /** @type {(inputs: Beds_ChangedInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Bitartean beste zerbait gorde da. Zuzena ez bada, ukitu berriro.`);
	return /** @type {string} */ (`Bitartean beste zerbait gorde da. Zuzena ez bada, ukitu berriro, mesedez.`)
	
};

export const beds_gone = /** @type {(inputs: Beds_GoneInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Aukera hori jada ez dago. Begiratu geratzen direnak.`);
	return /** @type {string} */ (`Aukera hori jada ez dago. Begiratu geratzen direnak, mesedez.`)
	
};

export const beds_given = /** @type {(inputs: Beds_GivenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Baduzu gela`);
	return /** @type {string} */ (`Baduzue gela`)
	
};

export const beds_given_lead = /** @type {(inputs: Beds_Given_LeadInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Zerbait horrela ez bada, abisatu.`);
	return /** @type {string} */ (`Zerbait horrela ez bada, abisatu, mesedez.`)
	
};

export const beds_closed = /** @type {(inputs: Beds_ClosedInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Hemendik jada ezin da gelarik eskatu. Zerbait aldatu bada, abisatu.`);
	return /** @type {string} */ (`Hemendik jada ezin da gelarik eskatu. Zerbait aldatu bada, abisatu, mesedez.`)
	
};

export const beds_ask = /** @type {(inputs: Beds_AskInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Gela behar dudan esan`);
	return /** @type {string} */ (`Gela behar dugun esan`)
	
};

export const beds_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gonbidapenera itzuli`)
};

export const public_mine = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gonbidapena iritsi zaizu? Haren esteka zurea bakarrik da: hor erantzuten duzu, eta hor dituzu zure autobusa eta zure mahaia.`)
};

export const find_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nire gonbidapena bilatu`)
};

export const find_offer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Zure esteka duen mezua aurkitzen ez baduzu, iritsi gonbidapenera hemendik.`)
};

export const find_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nire gonbidapena bilatu`)
};

export const find_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi zure izena gonbidapenean bezala, eta zure familiako norbaiten telefonoa edo helbide elektronikoa.`)
};

export const find_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Izen-abizenak`)
};

export const find_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Telefonoa edo helbide elektronikoa`)
};

export const find_contact_hint = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bikoteak duena. Harenarekin alderatu baino ez da egiten: ez da gordetzen.`)
};

export const find_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Datu horiekin ez dugu gonbidapenik aurkitu: begiratu berriro, edo eskatu zure esteka bikoteari.`)
};

export const find_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Itzuli ezkontzaren orrira`)
};

export const password_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Orri honek pasahitza du`)
};

export const password_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi bikoteak eman zizun bezala.`)
};

export const password = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pasahitza`)
};

export const password_enter = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sartu`)
};

export const password_wrong = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pasahitz hori ez da. Begiratu maiuskulak ere.`)
};

export const password_wait = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Saiakera gehiegi. Itxaron minutu bat eta saiatu berriro.`)
};

export const number_missing = /** @type {(inputs: Number_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: idatzi zenbaki bat`)
};

export const number_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Idatzi zenbaki bat, adibidez 2.`)
};

export const own_questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Galderak`)
};

export const title_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gorde data`)
};

export const preview_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gorde data. Gonbidapena aurrerago iritsiko da.`)
};

export const preview_save_date_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Data zehazteko dago.`)
};

export const save_date = /** @type {(inputs: Save_DateInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Gorde data guretzat`);
	return /** @type {string} */ (`Gorde ezazue data guretzat`)
	
};

export const save_date_soon = /** @type {(inputs: Save_Date_SoonInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Laster jakingo duzu data`);
	return /** @type {string} */ (`Laster jakingo duzue data`)
	
};

export const save_date_open = /** @type {(inputs: Save_Date_OpenInputs) => string} */ (i) => {const number = registry.plural("eu", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Data zehazteko dago. Jakin bezain laster, hemen aurkituko duzu.`);
	return /** @type {string} */ (`Data zehazteko dago. Jakin bezain laster, hemen aurkituko duzue.`)
	
};

export const save_date_later = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gonbidapena aurrerago iritsiko da, esteka honetara bertara. Oraingoz ez dago erantzun beharrik.`)
};

export const save_date_changed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Data aldatu da. Hau da berria.`)
};

export const mail_open_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ikusi data`)
};
