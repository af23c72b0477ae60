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
	return /** @type {string} */ (`Language`)
};

export const title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Invitation`)
};

export const title_thanks = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Thank you`)
};

export const title_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Replies are closed`)
};

export const preview = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Open your invitation and tell us if you’re coming.`)
};

export const preview_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Replies are closed. Open your invitation to see the plan.`)
};

export const preview_past = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Thank you for being with us.`)
};

export const cover = /** @type {(inputs: CoverInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names},
we’re getting married`)
};

export const cover_closed = /** @type {(inputs: Cover_ClosedInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.names}:`)
};

export const reply = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reply`)
};

export const reply_until = /** @type {(inputs: Reply_UntilInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can reply ${i?.until}`);
	return /** @type {string} */ (`You can reply ${i?.until}`)
	
};

export const plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The plan`)
};

export const wedding = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Wedding`)
};

export const directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Directions`)
};

export const directions_to = /** @type {(inputs: Directions_ToInputs) => string} */ (i) => {
	return /** @type {string} */ (`Directions to ${i?.place}`)
};

export const dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dress code`)
};

export const transport = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Getting there`)
};

export const lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Where to stay`)
};

export const gift = /** @type {(inputs: GiftInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If you’d like to give us a gift`);
	return /** @type {string} */ (`If you’d like to give us a gift`)
	
};

export const gift_account = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bank account (IBAN)`)
};

export const photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`See the photos`)
};

export const coming = /** @type {(inputs: ComingInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Are you coming?`);
	return /** @type {string} */ (`Are you coming?`)
	
};

export const coming_until = /** @type {(inputs: Coming_UntilInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can change your reply ${i?.until}.`);
	return /** @type {string} */ (`One reply per person. You can change it ${i?.until}.`)
	
};

export const coming_open = /** @type {(inputs: Coming_OpenInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can change your reply later.`);
	return /** @type {string} */ (`One reply per person. You can change it later.`)
	
};

export const all_yes = /** @type {(inputs: All_YesInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`I’ll be at everything`);
	return /** @type {string} */ (`We’ll be at everything`)
	
};

export const all_yes_saved = /** @type {(inputs: All_Yes_SavedInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Noted: you’ll be at everything. Fill in what’s missing and send your reply.`);
	return /** @type {string} */ (`Noted: you’ll be at everything. Fill in what’s missing and send your reply.`)
	
};

export const yes = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Yes`)
};

export const no = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No`)
};

export const maybe = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Maybe`)
};

export const maybe_until = /** @type {(inputs: Maybe_UntilInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If you don’t know yet, reply “Maybe”: you can decide ${i?.until}.`);
	return /** @type {string} */ (`If you don’t know yet, reply “Maybe”: you can decide ${i?.until}.`)
	
};

export const maybe_open = /** @type {(inputs: Maybe_OpenInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If you don’t know yet, reply “Maybe” and tell us later.`);
	return /** @type {string} */ (`If you don’t know yet, reply “Maybe” and tell us later.`)
	
};

export const maybe_left = /** @type {(inputs: Maybe_LeftInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You may be coming: you can tell us yes or no ${i?.until}.`);
	return /** @type {string} */ (`You may be coming: you can tell us yes or no ${i?.until}.`)
	
};

export const maybe_left_open = /** @type {(inputs: Maybe_Left_OpenInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You may be coming: change your reply once you know.`);
	return /** @type {string} */ (`You may be coming: change your reply once you know.`)
	
};

export const maybe_over = /** @type {(inputs: Maybe_OverInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You told us maybe. Now we need a yes or a no.`);
	return /** @type {string} */ (`You told us maybe. Now we need a yes or a no.`)
	
};

export const unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No reply yet`)
};

export const years = /** @type {(inputs: YearsInputs) => string} */ (i) => {const number = registry.plural("en", i?.years, {});
	if (number === "one") return /** @type {string} */ (`1 year old`);
	return /** @type {string} */ (`${i?.years} years old`)
	
};

export const baby = /** @type {() => string} */ () => {
	return /** @type {string} */ (`baby`)
};

export const menu = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Menu`)
};

export const high_chair = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Needs a high chair`)
};

export const table = /** @type {(inputs: TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Table ${i?.table}`)
};

export const high_chair_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`high chair`)
};

export const allergies = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Allergies or intolerances`)
};

export const diet = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Diet`)
};

export const diet_vegetarian = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vegetarian`)
};

export const diet_vegan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Vegan`)
};

export const diet_halal = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Halal`)
};

export const diet_kosher = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Kosher`)
};

export const diet_pregnancy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Pregnancy`)
};

export const diet_gluten_free = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gluten-free`)
};

export const health_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Noted by those who organise the wedding.`)
};

export const health_noted_more = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Those who organise the wedding have noted more since.`)
};

export const health_kept = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What the kitchen knows`)
};

export const withdraw = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Withdraw permission and delete it`)
};

export const withdraw_of = /** @type {(inputs: Withdraw_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: withdraw permission and delete it`)
};

export const withdrawn = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Permission withdrawn. What was kept for the kitchen has been deleted.`)
};

export const kitchen_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Anything else the kitchen should know?`)
};

export const consent = /** @type {(inputs: ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`This is health information. Only ${i?.couple}, the people who organise the wedding and the kitchen will see it, for this meal alone. It is deleted 30 days later.`)
};

export const consent_agree = /** @type {() => string} */ () => {
	return /** @type {string} */ (`I agree.`)
};

export const companion = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bringing someone?`)
};

export const companion_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Their full name`)
};

export const bus = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bus`)
};

export const bus_out = /** @type {() => string} */ () => {
	return /** @type {string} */ (`On the way there`)
};

export const bus_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`On the way back`)
};

export const bus_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not needed`)
};

export const bus_tap = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tap the way there and the way back: each is saved at once.`)
};

export const bus_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Full`)
};

export const bus_free = /** @type {(inputs: Bus_FreeInputs) => string} */ (i) => {const number = registry.plural("en", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`One seat left`);
	return /** @type {string} */ (`${i?.seats} seats left`)
	
};

export const bus_queue = /** @type {(inputs: Bus_QueueInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`We put you on the waiting list`);
	return /** @type {string} */ (`We put you on the waiting list`)
	
};

export const bus_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Choose your bus`)
};

export const bus_waits = /** @type {(inputs: Bus_WaitsInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You are on the waiting list. If a seat is freed it is yours, and you will see it here.`);
	return /** @type {string} */ (`There are places on the waiting list. If seats are freed they are yours, and you will see it here.`)
	
};

export const bus_just_full = /** @type {(inputs: Bus_Just_FullInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`The bus has just filled up. Your reply is saved and you are on the waiting list.`);
	return /** @type {string} */ (`The bus has just filled up. Your reply is saved and you are on the waiting list.`)
	
};

export const seats = /** @type {(inputs: SeatsInputs) => string} */ (i) => {const number = registry.plural("en", i?.seats, {});
	if (number === "one") return /** @type {string} */ (`One seat`);
	return /** @type {string} */ (`${i?.seats} seats`)
	
};

export const last = /** @type {() => string} */ () => {
	return /** @type {string} */ (`And finally`)
};

export const song = /** @type {(inputs: SongInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`A song that will get you dancing`);
	return /** @type {string} */ (`A song that will get you dancing`)
	
};

export const words = /** @type {() => string} */ () => {
	return /** @type {string} */ (`A few words`)
};

export const song_short = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Song`)
};

export const send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Send reply`)
};

export const send_note = /** @type {(inputs: Send_NoteInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`No account, no password. This link is yours alone.`);
	return /** @type {string} */ (`No account, no password. This link is yours alone.`)
	
};

export const privacy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Privacy`)
};

export const missing = /** @type {(inputs: MissingInputs) => string} */ (i) => {const number = registry.plural("en", i?.count, {});
	if (number === "one") return /** @type {string} */ (`One thing is missing`);
	return /** @type {string} */ (`${i?.count} things are missing`)
	
};

export const rest_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Everything else is saved.`)
};

export const consent_missing = /** @type {(inputs: Consent_MissingInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}, we need your permission to keep this allergy`);
	return /** @type {string} */ (`We need your permission to keep ${i?.name}’s allergy`)
	
};

export const consent_missing_diet = /** @type {(inputs: Consent_Missing_DietInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}, we need your permission to keep this diet`);
	return /** @type {string} */ (`We need your permission to keep ${i?.name}’s diet`)
	
};

export const consent_mend_diet = /** @type {(inputs: Consent_Mend_DietInputs) => string} */ (i) => {
	return /** @type {string} */ (`Tick the box or remove the diet. Without permission we don’t keep it: please tell ${i?.couple} yourself.`)
};

export const consent_mend = /** @type {(inputs: Consent_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`Tick the box or remove the allergy. Without permission we don’t keep it: please tell ${i?.couple} yourself.`)
};

export const companion_missing = /** @type {(inputs: Companion_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`We need the name of the person coming with ${i?.name}`)
};

export const companion_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Write their name or choose “No”.`)
};

export const too_long = /** @type {(inputs: Too_LongInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: the text is too long`)
};

export const too_long_mend = /** @type {(inputs: Too_Long_MendInputs) => string} */ (i) => {
	return /** @type {string} */ (`There is room for ${i?.max} characters. Please shorten it a little.`)
};

export const no_longer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`One of the options no longer exists. Please choose another.`)
};

export const changed_meanwhile = /** @type {(inputs: Changed_MeanwhileInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: meanwhile “${i?.value}” was saved`)
};

export const changed_lead = /** @type {(inputs: Changed_LeadInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`What you entered is still here. If it is right, send your reply again.`);
	return /** @type {string} */ (`What you entered is still here. If it is right, send your reply again.`)
	
};

export const gone = /** @type {(inputs: GoneInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.name}: no longer on this invitation, so it was not saved`)
};

export const consent_again = /** @type {(inputs: Consent_AgainInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`${i?.name}: something else is noted about your food. Look at it and tick the box again`);
	return /** @type {string} */ (`${i?.name}: something else is noted about their food. Look at it and tick the box again`)
	
};

export const not_saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not saved yet`)
};

export const try_again = /** @type {(inputs: Try_AgainInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`We can’t save your reply right now. What you wrote is still here: please send it again in a moment.`);
	return /** @type {string} */ (`We can’t save your reply right now. What you wrote is still here: please send it again in a moment.`)
	
};

export const too_many = /** @type {(inputs: Too_ManyInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You have sent your reply many times in a row. What you wrote is still here: please try again in a few minutes.`);
	return /** @type {string} */ (`You have sent your reply many times in a row. What you wrote is still here: please try again in a few minutes.`)
	
};

export const saved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Reply saved`)
};

export const thanks = /** @type {(inputs: ThanksInputs) => string} */ (i) => {
	return /** @type {string} */ (`Thank you,
${i?.name}`)
};

export const thanks_no = /** @type {(inputs: Thanks_NoInputs) => string} */ (i) => {
	return /** @type {string} */ (`Thanks for telling us,
${i?.name}`)
};

export const see_you = /** @type {(inputs: See_YouInputs) => string} */ (i) => {
	return /** @type {string} */ (`See you on ${i?.date} at ${i?.time}.`)
};

export const see_you_day = /** @type {(inputs: See_You_DayInputs) => string} */ (i) => {
	return /** @type {string} */ (`See you on ${i?.date}.`)
};

export const miss_you = /** @type {(inputs: Miss_YouInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`We’ll miss you.`);
	return /** @type {string} */ (`We’ll miss you.`)
	
};

export const partly = /** @type {(inputs: PartlyInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Some of your replies are missing. You can complete them whenever you like.`);
	return /** @type {string} */ (`Some of your replies are missing. You can complete them whenever you like.`)
	
};

export const add_to_calendar = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Add to calendar`)
};

export const you_said = /** @type {(inputs: You_SaidInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Your reply`);
	return /** @type {string} */ (`Your reply`)
	
};

export const you_had_said = /** @type {(inputs: You_Had_SaidInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Your reply`);
	return /** @type {string} */ (`Your reply`)
	
};

export const change = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Change reply`)
};

export const change_until = /** @type {(inputs: Change_UntilInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can change it ${i?.until} with this same link.`);
	return /** @type {string} */ (`You can change it ${i?.until} with this same link.`)
	
};

export const change_open = /** @type {(inputs: Change_OpenInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can change it with this same link.`);
	return /** @type {string} */ (`You can change it with this same link.`)
	
};

export const companion_of = /** @type {(inputs: Companion_OfInputs) => string} */ (i) => {
	return /** @type {string} */ (`With ${i?.name}`)
};

export const without_allergens = /** @type {(inputs: Without_AllergensInputs) => string} */ (i) => {
	return /** @type {string} */ (`no ${i?.list}`)
};

export const closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Replies are closed`)
};

export const closed_call = /** @type {(inputs: Closed_CallInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Replies closed ${i?.on} and the kitchen already has the numbers. If anything has changed, please call us.`);
	return /** @type {string} */ (`Replies closed ${i?.on} and the kitchen already has the numbers. If anything has changed, please call us.`)
	
};

export const closed_tell = /** @type {(inputs: Closed_TellInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Replies closed ${i?.on} and the kitchen already has the numbers. If anything has changed, please tell us.`);
	return /** @type {string} */ (`Replies closed ${i?.on} and the kitchen already has the numbers. If anything has changed, please tell us.`)
	
};

export const closed_unanswered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No reply reached us.`)
};

export const closed_unsaved = /** @type {(inputs: Closed_UnsavedInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Replies have closed, so we did not save what you have just sent.`);
	return /** @type {string} */ (`Replies have closed, so we did not save what you have just sent.`)
	
};

export const closed_typed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What was not saved`)
};

export const closed_typed_copy = /** @type {(inputs: Closed_Typed_CopyInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You can copy it and send it to us.`);
	return /** @type {string} */ (`You can copy it and send it to us.`)
	
};

export const call = /** @type {(inputs: CallInputs) => string} */ (i) => {
	return /** @type {string} */ (`Call ${i?.name}`)
};

export const call_us = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Call`)
};

export const whatsapp = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Write on WhatsApp`)
};

export const unknown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We can’t find this invitation`)
};

export const unknown_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The link may have been cut off on its way. Open it again from the message, or ask the person who invited you for a new one.`)
};

export const unknown_unsaved = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We have not saved what you just sent, because this link no longer works. Ask the person who invited you for a new one. If you go back, what you wrote is still there.`)
};

export const oversize = /** @type {() => string} */ () => {
	return /** @type {string} */ (`That is too much text`)
};

export const oversize_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not everything you wrote fits, and we have not saved it. Go back, shorten it and send it again.`)
};

export const away = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Back in a moment`)
};

export const away_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We can’t show the invitation right now. Please open it again in a little while.`)
};

export const attempts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Too many attempts`)
};

export const attempts_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Please wait a moment and open the link from the message again.`)
};

export const allergen_gluten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gluten`)
};

export const allergen_crustaceans = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Crustaceans`)
};

export const allergen_eggs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Eggs`)
};

export const allergen_fish = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Fish`)
};

export const allergen_peanuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Peanuts`)
};

export const allergen_soy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Soya`)
};

export const allergen_milk = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dairy`)
};

export const allergen_nuts = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nuts`)
};

export const allergen_celery = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Celery`)
};

export const allergen_mustard = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Mustard`)
};

export const allergen_sesame = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sesame`)
};

export const allergen_sulphites = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sulphites`)
};

export const allergen_lupin = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Lupin`)
};

export const allergen_molluscs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Molluscs`)
};

export const mail_sent_with = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sent with Azahar.`)
};

export const mail_planner = /** @type {(inputs: Mail_PlannerInputs) => string} */ (i) => {
	return /** @type {string} */ (`Organised by ${i?.planner}.`)
};

export const mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Stop emails about this wedding`)
};

export const mail_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`See the invitation and reply`)
};

export const stop_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No more emails?`)
};

export const stop_lead = /** @type {(inputs: Stop_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`You will get no more emails about the wedding “${i?.couple}”. Your invitation stays valid.`)
};

export const stop_do = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Stop these emails`)
};

export const stopped_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`You will get no more emails`)
};

export const stopped_lead = /** @type {(inputs: Stopped_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Your invitation to the wedding “${i?.couple}” is still valid: you can reply with its link.`)
};

export const stop_undo = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Get them again`)
};

export const card_family = /** @type {(inputs: Card_FamilyInputs) => string} */ (i) => {
	return /** @type {string} */ (`The ${i?.name} family`)
};

export const card_scan = /** @type {(inputs: Card_ScanInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Point your camera here and reply`);
	return /** @type {string} */ (`Point your camera here and reply`)
	
};

export const title_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The day`)
};

export const cover_day = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Today is the day`)
};

export const cover_eve = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tomorrow is the day`)
};

export const day_now = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Now`)
};

export const day_next = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Next`)
};

export const day_over = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Over`)
};

export const day_was = /** @type {(inputs: Day_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`was ${i?.time}`)
};

export const day_late = /** @type {(inputs: Day_LateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Running ${i?.time} late`)
};

export const day_early = /** @type {(inputs: Day_EarlyInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.time} earlier`)
};

export const day_lines = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The programme`)
};

export const day_updated = /** @type {(inputs: Day_UpdatedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Updated: ${i?.time}`)
};

export const day_refresh = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Refresh`)
};

export const day_help = /** @type {(inputs: Day_HelpInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If you need anything`);
	return /** @type {string} */ (`If you need anything`)
	
};

export const title_after = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Thank you for coming`)
};

export const after = /** @type {(inputs: AfterInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`It was a beautiful day with you.`);
	return /** @type {string} */ (`It was a beautiful day with you.`)
	
};

export const guest_data_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Your data, if you have been invited`)
};

export const guest_data_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`You have been invited to a wedding that is organised with Azahar. This is what is kept about you, who sees it and how you decide about it.`)
};

export const guest_data_revised = /** @type {(inputs: Guest_Data_RevisedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Last revised: ${i?.date}.`)
};

export const guest_data_who = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Who is responsible`)
};

export const guest_data_who_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The couple who are getting married, or their wedding planner, decide what is kept about you and what for. Whoever runs this website keeps it on their behalf.`)
};

export const guest_data_what = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What is kept and where it comes from`)
};

export const guest_data_given = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What the organisers write down: your name and, if they know them, your email, your phone, your family or group, whose side you are on, whether you are an adult, a child or a baby, and their notes.`)
};

export const guest_data_answered = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What you say when you reply: whether you are coming, your menu, the bus, the email for its updates if you ask for them, where you will sleep, who comes with you, a song, a few words, what the couple asks you and, if you like, your allergies and diet. Replying is up to you.`)
};

export const guest_data_noted = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What is noted by itself: when your invitation was sent and opened, when you replied and what you changed, and whether your mailbox refused an email. The network from which you open the link is counted for a while, to stop abuse.`)
};

export const guest_data_browser = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Your browser only keeps the language you choose, for a year.`)
};

export const guest_data_why = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What for, and why this is allowed`)
};

export const guest_data_why_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`To invite you and to organise the wedding: that is the legitimate interest of the organisers (GDPR, article 6.1.f). Allergies and diets are health data, and a diet may say something about beliefs: they are only kept with your explicit consent, given on your invitation or to the organisers (article 9.2.a). For children under 14 a parent or guardian gives it.`)
};

export const guest_data_see = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Who sees it`)
};

export const guest_data_see_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The people who organise the wedding and may see the guest list, and your family on its own invitation. Allergies and diets reach the kitchen: those you gave with consent on your invitation, with your initials or your name as the organisers choose; those someone else wrote down, without a name. The companies that host the website or send its emails work on our behalf.`)
};

export const guest_data_mails = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Emails`)
};

export const guest_data_mails_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`If your address is on the list, the couple can send you the invitation and a reminder from here. At the foot of each one there is a link to stop them.`)
};

export const guest_data_until = /** @type {() => string} */ () => {
	return /** @type {string} */ (`For how long`)
};

export const guest_data_until_text = /** @type {(inputs: Guest_Data_Until_TextInputs) => string} */ (i) => {
	return /** @type {string} */ (`For as long as the wedding exists in Azahar. Allergies and diets, until ${i?.days} days after it (if it has no date, ${i?.months} months after the last reply) or until you withdraw your consent.`)
};

export const guest_data_rights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Your rights`)
};

export const guest_data_rights_text = /** @type {() => string} */ () => {
	return /** @type {string} */ (`You can see your data, correct them, have them deleted, restrict their use, object to it, take them with you and withdraw your consent at any time, without affecting what was done before. On your invitation you change your reply and withdraw your consent. For anything else, ask the couple or write to us with the link of your invitation: we will pass it on. The answer comes within a month and costs nothing.`)
};

export const guest_data_authority = /** @type {() => string} */ () => {
	return /** @type {string} */ (`If you think this is not done well, you can complain to the Spanish data protection authority (aepd.es).`)
};

export const guest_data_nothing = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We use your data for nothing of our own: no advertising, no profiles, no automated decisions, no account made for you.`)
};

export const guest_data_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Write to us`)
};

export const guest_data_all = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The whole privacy policy (in Spanish)`)
};

export const tabs = /** @type {() => string} */ () => {
	return /** @type {string} */ (`On this page`)
};

export const tab_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plan`)
};

export const tab_directions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Directions`)
};

export const tab_lodging = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Stay`)
};

export const tab_dress = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Dress`)
};

export const tab_gift = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Gift`)
};

export const questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Questions`)
};

export const tab_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Contact`)
};

export const open_map = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Open in maps`)
};

export const venue_plan = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Plan of the venue`)
};

export const sketch_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sketch of the places`)
};

export const sketch_note = /** @type {() => string} */ () => {
	return /** @type {string} */ (`North is up; distances are as the crow flies.`)
};

export const bus_waiting = /** @type {(inputs: Bus_WaitingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Waiting for a seat: ${i?.names}`)
};

export const bus_mail_ask = /** @type {(inputs: Bus_Mail_AskInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Email me if it changes`);
	return /** @type {string} */ (`Email us if it changes`)
	
};

export const bus_mail_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Bus updates`)
};

export const bus_mail_explain = /** @type {(inputs: Bus_Mail_ExplainInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If your bus, its time, its stop or your seat changes, we write to you. For nothing else.`);
	return /** @type {string} */ (`If your bus, its time, its stop or your seat changes, we write to you. For nothing else.`)
	
};

export const bus_mail_use = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We keep this address until the page of the wedding ends. The couple does not see it.`)
};

export const bus_mail_start = /** @type {(inputs: Bus_Mail_StartInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Email me`);
	return /** @type {string} */ (`Email us`)
	
};

export const bus_mail_on = /** @type {(inputs: Bus_Mail_OnInputs) => string} */ (i) => {
	return /** @type {string} */ (`If anything changes, we write to ${i?.address}.`)
};

export const bus_mail_stop = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Stop these emails`)
};

export const bus_mail_invalid = /** @type {() => string} */ () => {
	return /** @type {string} */ (`That address is not complete. It has to look like name@mail.com.`)
};

export const bus_mail_stopped = /** @type {() => string} */ () => {
	return /** @type {string} */ (`This address asked for no more emails about this wedding. The link at the foot of any of them turns them on again.`)
};

export const bus_mail_other = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Another email address`)
};

export const bus_mail_add = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Add`)
};

export const bus_mail_full = /** @type {(inputs: Bus_Mail_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`There is room for ${i?.max} addresses. To add another, one has to go.`)
};

export const bus_mail_silent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`This address asked for no more emails about this wedding.`)
};

export const bus_mail_subject = /** @type {(inputs: Bus_Mail_SubjectInputs) => string} */ (i) => {
	return /** @type {string} */ (`Your bus has changed: ${i?.couple}’s wedding`)
};

export const bus_mail_lead = /** @type {(inputs: Bus_Mail_LeadInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Hello, ${i?.names}, your bus has changed.`);
	return /** @type {string} */ (`Hello, ${i?.names}, your bus has changed.`)
	
};

export const bus_mail_was = /** @type {(inputs: Bus_Mail_WasInputs) => string} */ (i) => {
	return /** @type {string} */ (`was ${i?.ride}`)
};

export const bus_mail_gone = /** @type {(inputs: Bus_Mail_GoneInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`does not run any more (${i?.ride}). Please choose another on your page.`);
	return /** @type {string} */ (`does not run any more (${i?.ride}). Please choose another on your page.`)
	
};

export const bus_mail_waits = /** @type {(inputs: Bus_Mail_WaitsInputs) => string} */ (i) => {const number = registry.plural("en", i?.waiting, {});
	if (number === "one") return /** @type {string} */ (`1 person is waiting for a seat.`);
	return /** @type {string} */ (`${i?.waiting} people are waiting for a seat.`)
	
};

export const bus_mail_seated = /** @type {(inputs: Bus_Mail_SeatedInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You have a seat now.`);
	return /** @type {string} */ (`You all have a seat now.`)
	
};

export const bus_mail_page = /** @type {(inputs: Bus_Mail_PageInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Everything is always on your page:`);
	return /** @type {string} */ (`Everything is always on your page:`)
	
};

export const room_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Booking code:`)
};

export const gift_code = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Code for your banking app`)
};

export const gift_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`See the gift list`)
};

export const gift_list = /** @type {(inputs: Gift_ListInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If you take care of something on this list, say so here. No other guest sees who does.`);
	return /** @type {string} */ (`If you take care of something on this list, please say so here. No other guest sees who does.`)
	
};

export const gift_take = /** @type {(inputs: Gift_TakeInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`I’ll take care of it`);
	return /** @type {string} */ (`We’ll take care of it`)
	
};

export const gift_own = /** @type {(inputs: Gift_OwnInputs) => string} */ (i) => {
	const number = registry.plural("en", i?.people, {});return /** @type {string} */ (`You are taking care of it`)
};

export const gift_leave = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not after all`)
};

export const gift_taken = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Someone is taking care of it`)
};

export const ended = /** @type {() => string} */ () => {
	return /** @type {string} */ (`This page has closed`)
};

export const ended_lead = /** @type {(inputs: Ended_LeadInputs) => string} */ (i) => {
	return /** @type {string} */ (`Thank you for being with us. The page closes ${i?.days} days after the wedding and no longer shows any guest’s details.`)
};

export const after_until = /** @type {(inputs: After_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`This page closes ${i?.on}.`)
};

export const days_left = /** @type {(inputs: Days_LeftInputs) => string} */ (i) => {const number = registry.plural("en", i?.days, {});
	if (number === "one") return /** @type {string} */ (`1 day to go`);
	return /** @type {string} */ (`${i?.figure} days to go`)
	
};

export const own_table = /** @type {(inputs: Own_TableInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Your table`);
	return /** @type {string} */ (`Your table`)
	
};

export const own_bus_back = /** @type {(inputs: Own_Bus_BackInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Your bus back`);
	return /** @type {string} */ (`Your bus back`)
	
};

export const photos_heading = /** @type {(inputs: Photos_HeadingInputs) => string} */ (i) => {
	return /** @type {string} */ (`Photos for ${i?.couple}`)
};

export const photos_private = /** @type {(inputs: Photos_PrivateInputs) => string} */ (i) => {
	return /** @type {string} */ (`Leave yours here. They go to ${i?.couple}, and nothing is published here.`)
};

export const photos_reviewed = /** @type {(inputs: Photos_ReviewedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Leave yours here. They go to ${i?.couple} first: those that they publish show on this page.`)
};

export const photos_shown = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Leave yours here. They show on this page, which opens for all who have the link.`)
};

export const photos_limits = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Up to ten at a time: photos of 15 MB, and videos of a minute and 100 MB. The place where they were taken is removed on arrival.`)
};

export const photos_choose = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Choose photos or videos`)
};

export const photos_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Your name, if you like`)
};

export const photos_consent = /** @type {(inputs: Photos_ConsentInputs) => string} */ (i) => {
	return /** @type {string} */ (`I am in them, or those who appear and speak agree that I leave them to ${i?.couple}.`)
};

export const photos_send = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Send`)
};

export const photos_ready = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not sent yet`)
};

export const photos_sending = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sending`)
};

export const photos_sent = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sent`)
};

export const photos_take_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Remove`)
};

export const photos_taken_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Removed`)
};

export const photos_waiting = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No connection: it goes on by itself`)
};

export const photos_busy = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Many are sending: it waits for its turn`)
};

export const photos_no_image = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not a photo that can be opened. JPG, PNG, WebP and AVIF can`)
};

export const photos_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Over 15 MB, or too large`)
};

export const photos_full = /** @type {(inputs: Photos_FullInputs) => string} */ (i) => {
	return /** @type {string} */ (`There is no room for more. Tell ${i?.couple}`)
};

export const photos_closed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`This link takes no more photos`)
};

export const photos_gone = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The file is no longer there or has changed. It has to be chosen again`)
};

export const photos_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`It did not arrive`)
};

export const photos_retry = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Try again`)
};

export const photos_ten = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ten go at a time: send these, then choose the others.`)
};

export const photos_rest = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Ten go at a time: choose the others now.`)
};

export const photos_later = /** @type {(inputs: Photos_LaterInputs) => string} */ (i) => {
	return /** @type {string} */ (`While this page is open you can remove what you send. Later, ask ${i?.couple}.`)
};

export const photos_until = /** @type {(inputs: Photos_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Until ${i?.day}.`)
};

export const photos_table = /** @type {(inputs: Photos_TableInputs) => string} */ (i) => {
	return /** @type {string} */ (`Table ${i?.table}`)
};

export const photos_consent_needed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Tick the box: those who appear have to agree.`)
};

export const photos_none = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Choose the photos first.`)
};

export const photos_again = /** @type {() => string} */ () => {
	return /** @type {string} */ (`It did not arrive: many are sending. Send it again in a minute`)
};

export const photos_busy_form = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Many are sending. Choose them again in a minute.`)
};

export const photos_form_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`They did not arrive. Choose them again.`)
};

export const photos_yours = /** @type {() => string} */ () => {
	return /** @type {string} */ (`What you sent`)
};

export const photos_report = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Report this page`)
};

export const photos_sent_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Sent`)
};

export const photos_taken_back_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Removed`)
};

export const photos_waiting_video = /** @type {() => string} */ () => {
	return /** @type {string} */ (`No connection: it goes on by itself`)
};

export const photos_video_too_large = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Over 100 MB`)
};

export const photos_video_too_long = /** @type {() => string} */ () => {
	return /** @type {string} */ (`It is longer than a minute. Trim it and choose it again`)
};

export const photos_video_unreadable = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Not a video that can be opened. MP4, MOV and WebM can`)
};

export const photos_videos_full = /** @type {() => string} */ () => {
	return /** @type {string} */ (`There is no room for more videos; there is for photos`)
};

export const guest_data_photos = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Photos that you send with a code of the wedding, and the name you sign them with, if any. The place and the other data in the file are removed on arrival.`)
};

export const beds_lead = /** @type {(inputs: Beds_LeadInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Tell us whether you need a room. Tap an option: it is saved at once.`);
	return /** @type {string} */ (`Tell us whether you need rooms. Tap an option: it is saved at once.`)
	
};

export const beds_own = /** @type {(inputs: Beds_OwnInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`I have a place to stay`);
	return /** @type {string} */ (`We have a place to stay`)
	
};

export const beds_price = /** @type {(inputs: Beds_PriceInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.price} a night`)
};

export const beds_price_from = /** @type {(inputs: Beds_Price_FromInputs) => string} */ (i) => {
	return /** @type {string} */ (`From ${i?.price} a night`)
};

export const beds_until = /** @type {(inputs: Beds_UntilInputs) => string} */ (i) => {
	return /** @type {string} */ (`Held ${i?.until}`)
};

export const beds_free = /** @type {(inputs: Beds_FreeInputs) => string} */ (i) => {const number = registry.plural("en", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`One room left`);
	return /** @type {string} */ (`${i?.rooms} rooms left`)
	
};

export const beds_rooms = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Rooms`)
};

export const beds_room_count = /** @type {(inputs: Beds_Room_CountInputs) => string} */ (i) => {const number = registry.plural("en", i?.rooms, {});
	if (number === "one") return /** @type {string} */ (`1 room`);
	return /** @type {string} */ (`${i?.rooms} rooms`)
	
};

export const beds_nights = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Nights`)
};

export const beds_night_count = /** @type {(inputs: Beds_Night_CountInputs) => string} */ (i) => {const number = registry.plural("en", i?.nights, {});
	if (number === "one") return /** @type {string} */ (`1 night`);
	return /** @type {string} */ (`${i?.nights} nights`)
	
};

export const beds_saved = /** @type {(inputs: Beds_SavedInputs) => string} */ (i) => {
	return /** @type {string} */ (`Saved for ${i?.couple}. It is not a booking yet.`)
};

export const beds_waits = /** @type {(inputs: Beds_WaitsInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You are on the waiting list for a room. If one is freed it is yours, and you will see it here.`);
	return /** @type {string} */ (`You are on the waiting list for rooms. If there is room it is yours, and you will see it here.`)
	
};

export const beds_just_full = /** @type {(inputs: Beds_Just_FullInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`It has just filled up. This is saved and you are on the waiting list.`);
	return /** @type {string} */ (`It has just filled up. This is saved and you are all on the waiting list.`)
	
};

export const beds_changed = /** @type {(inputs: Beds_ChangedInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Something else was saved meanwhile. If it is not right, tap again.`);
	return /** @type {string} */ (`Something else was saved meanwhile. If it is not right, please tap again.`)
	
};

export const beds_gone = /** @type {(inputs: Beds_GoneInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`That option is not there any more. Look at those that are left.`);
	return /** @type {string} */ (`That option is not there any more. Please look at those that are left.`)
	
};

export const beds_given = /** @type {(inputs: Beds_GivenInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`You have a room`);
	return /** @type {string} */ (`You have your rooms`)
	
};

export const beds_given_lead = /** @type {(inputs: Beds_Given_LeadInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`If anything is wrong, let us know.`);
	return /** @type {string} */ (`If anything is wrong, please let us know.`)
	
};

export const beds_closed = /** @type {(inputs: Beds_ClosedInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Rooms cannot be asked for here any more. If anything has changed, let us know.`);
	return /** @type {string} */ (`Rooms cannot be asked for here any more. If anything has changed, please let us know.`)
	
};

export const beds_ask = /** @type {(inputs: Beds_AskInputs) => string} */ (i) => {const number = registry.plural("en", i?.people, {});
	if (number === "one") return /** @type {string} */ (`Say whether I need a room`);
	return /** @type {string} */ (`Say whether we need rooms`)
	
};

export const beds_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Back to the invitation`)
};

export const public_mine = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Has your invitation arrived? Its link is yours alone: that is where you reply, and where you find your bus and your table.`)
};

export const find_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Find my invitation`)
};

export const find_offer = /** @type {() => string} */ () => {
	return /** @type {string} */ (`If you cannot find the message with your link, reach your invitation from here.`)
};

export const find_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Find my invitation`)
};

export const find_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Type your name as on the invitation, and the phone number or email of someone in your family.`)
};

export const find_name = /** @type {() => string} */ () => {
	return /** @type {string} */ (`First and last name`)
};

export const find_contact = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Phone or email`)
};

export const find_contact_hint = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The one the couple has. It is only compared with theirs, and not kept.`)
};

export const find_failed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`We cannot find an invitation with those details: check them, or ask the couple for your link.`)
};

export const find_back = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Back to the wedding page`)
};

export const password_title = /** @type {() => string} */ () => {
	return /** @type {string} */ (`This page has a password`)
};

export const password_lead = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Type it as the couple gave it to you.`)
};

export const password = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Password`)
};

export const password_enter = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Open`)
};

export const password_wrong = /** @type {() => string} */ () => {
	return /** @type {string} */ (`That is not the password. Check capital letters too.`)
};

export const password_wait = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Too many attempts. Wait a minute and try again.`)
};

export const number_missing = /** @type {(inputs: Number_MissingInputs) => string} */ (i) => {
	return /** @type {string} */ (`${i?.field}: write a number`)
};

export const number_mend = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Write a number, such as 2.`)
};

export const own_questions = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Questions`)
};

export const title_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Save the date`)
};

export const preview_save_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`Save the date. The invitation will follow later.`)
};

export const preview_save_date_open = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The date is still to be confirmed.`)
};

export const save_date = /** @type {(inputs: Save_DateInputs) => string} */ (i) => {
	const number = registry.plural("en", i?.people, {});return /** @type {string} */ (`Save the date`)
};

export const save_date_soon = /** @type {(inputs: Save_Date_SoonInputs) => string} */ (i) => {
	const number = registry.plural("en", i?.people, {});return /** @type {string} */ (`The date will follow soon`)
};

export const save_date_open = /** @type {(inputs: Save_Date_OpenInputs) => string} */ (i) => {
	const number = registry.plural("en", i?.people, {});return /** @type {string} */ (`The date is still to be confirmed. As soon as we know it, it will be here.`)
};

export const save_date_later = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The invitation will follow later, at this same link. There is no need to reply yet.`)
};

export const save_date_changed = /** @type {() => string} */ () => {
	return /** @type {string} */ (`The date has changed. This is the new one.`)
};

export const mail_open_date = /** @type {() => string} */ () => {
	return /** @type {string} */ (`See the date`)
};
