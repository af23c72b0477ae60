import { foldText } from '../../text/fold-text.ts'

/**
 * Given names that are common in Spain, Latin America and the countries that guests come from, short forms
 * included. They tell names from surnames and from headings where a list says nothing itself; a name that is
 * missing here is asked about, and never refused.
 */
const GIVEN_NAMES = new Set(
  `aaron abel abigail abril ada adan adela adelaida adolfo adria adrian adriana africa agata agnes agustin agustina aida
  aina ainara ainhoa ainoa aitana aitor alain alan alba albert alberto aldo alejandra alejandro aleix alessandra
  alessandro alessia alex alexander alexandra alexandre alexia alexis alfonso alfredo alicia alison alma almudena alonso
  alvaro amadeo amaia amalia amanda amaya amelia amelie amparo amy ana anabel anastasia ander andrea andreas andres andreu
  andrew andy anette angel angela angeles angelica angelina angelo angels angie anita anja ann anna annabel anne anselmo
  anthony antoine anton antoni antonella antonia antonietta antonio ariadna ariana ariel armando arnau arturo asier
  asuncion ashley astrid athenea aurelio aurora ava axel azucena barbara bartolome bautista bea beatrice beatriz begona
  belen belinda ben benedicto benita benito benjamin berenguer bernabe bernardo bernat berta bertha beth betty bianca
  biel blanca blas bob borja brad brandon brenda brian bruno caleb camila camilla camilo candela candelaria
  caridad carina carl carla carles carlo carlos carlota carme carmela carmelo carmen carol carolina caroline cassandra
  catalina catherine cathy cayetana cecilia celeste celia cesar charles charlie charlotte chema chiara chloe chris
  christian christina christine christopher cinta clara clare clarisa claude claudia claudio clemente cleo cloe
  concepcion concha conchita connie conor consolacion constanza consuelo cora cosme covadonga cristian cristina
  cristobal cruz curro damian dan dani daniel daniela daniele danny daphne dario dave david dean debora deborah delfina
  delia denis denise dennis desiree diana dick diego dimas dolores domingo dominic dominique donald donna dora dorothy
  dulce dylan eddie edgar edu eduard eduarda eduardo edward edurne efrain eider elaine elba elena elena eleonora elia
  elias elisa elisabet elisabeth elisenda eliza elizabeth ella ellen elliot eloisa eloy elsa elvira emilia emilio
  emily emma emmanuel encarna encarnacion eneko enric enrica enrique enzo eric erica erik erika ernest ernesto esmeralda
  esperanza estanislao esteban estefania estela esther estibaliz estrella etienne eudald eugene eugenia eugenio eulalia
  eusebio eva evan evaristo evelyn ezequiel fabian fabio fabiola fabrizio fatima fausto federica federico felicia
  felicidad felipe felix ferdinand ferran fermin fernanda fernando fidel fiona flavia flora florencia florencio
  francesc francesca francesco francis francisca francisco franco francois frank fran frederic frederick fritz gabi
  gabino gabriel gabriela gabriele gael garazi gaspar gema gemma genoveva george georgia georgina gerald gerard
  gerardo german gertrudis gina gines giorgio giovanna giovanni gisela giulia giuseppe glenn gloria gonzalo gorka
  grace gracia graciela greg gregorio greta guadalupe guillem guillermina guillermo gustavo hanna hannah hans harold
  harry heather hector heidi heike helen helena helene henar henri henry herminia hilario holly homero hortensia hugh
  hugo humberto ian ibai iban ida idoia ignacio ignasi igor ikea iker ilaria ildefonso imanol imma inaki inigo ines ingrid
  inma inmaculada irati irene irina iris irma isa isaac isabel isabela isabella isabelle isaias isidoro isidro ismael
  israel itziar ivan ivana ivo ivonne izaskun jack jackie jacob jacobo jacqueline jacques jaime jake jakob james jan jana
  jane janet janice jannis jaume javi javier jean jeanne jeff jeffrey jenifer jennifer jenny jeremias jeremy jerome
  jeronimo jerry jesica jess jessica jesus jill jim jimena jimmy joachim joan joana joanna joao joaquim joaquin joaquina
  jochen joe joel johan johanna john johnny jon jonas jonatan jonathan jone jordan jordi jordina jorge jorgelina josue
  jose josean josefa josefina josep joseph josh joshua josu joy joyce juan juana juanjo juanma judit judith judy julen
  julia julian juliana julie julien juliet julieta julio julius justin justina justo karen karin karina karl karla
  karolina kate katharina katherine kathleen kathryn kathy katia katie kelly ken kenneth kevin kike kiko kim kirsten klaus
  koldo konrad kristen kristin kristina kurt kyle laia lander lara larry laura laure lauren laurence laurent lea
  leandro leire leila lena leo leocadia leon leonardo leonor leopoldo leticia levi lia liam lidia lidon liliana lina linda
  lisa lisbeth liz lluc lluis lluisa logan lola lolita lorea loreto lorena lorenzo loli lotte louis louisa louise
  lourdes luc luca lucas lucia luciana luciano lucie lucio lucrecia lucy ludovica luigi luis luisa luisma luismi lukas
  luke luna lur luz lydia mabel macarena macarena mafalda magali magda magdalena maia maialen maider maika mainer
  maite malena malia manel manolo manolita manu manuel manuela mar mara marc marcel marcela marcelino marcelo marcia marco
  marcos marcus margaret margarita margot mari maria mariajose mariam marian mariana mariano maribel maricarmen marie
  mariela marilo marilu marina mario marion marisa marisol marissa marius mark marko markel marlene marta martha marti
  martin martina martine mary mateo mateu mathilde mathis matias matilde matt matteo matthew matthias maura maurice
  mauricio mauro max maxim maximiliano maximo maya mayte megan meghan melania melanie melinda melisa melissa merce
  mercedes meritxell mia micaela michael michel michela michele michelle miguel mikel mila milagros millan mina mireia
  mireille mirella mireya miriam moises molly mona monica monika monserrat montse montserrat morgan muriel myriam nacho
  nacor nadia nagore naia naiara nancy naomi narcis narciso natalia natalie natasha nathalie nathan nayara neil nelson
  nerea nereida nestor neus nicholas nick nico nicola nicolas nicole nieves nil nina noa noah noe noel noelia noemi nora
  norberto norma nuno nuria octavia octavio odette ofelia oihana oihane oier olaf olaia olatz olga oliver olivia olivier
  omar ona oriana oriol orlando oscar osvaldo oswaldo otto owen pablo paco paca pamela paola paolo paqui paquita paquito
  pascal pascual pasquale pat patri patricia patricio patrick patrizia patxi pau paul paula paulina pauline paulo paz
  pedro peggy penelope pep pepa pepe pepi pepita pere peru peter petra phil philip philippe phillip piedad pierre
  pietro pilar pili pio placido poncho priscila prudencia puri purificacion quico quim quique rachel rafa rafael
  rafaela ralph ramiro ramon ramona randy raphael raquel raul ray raymond rebeca rebecca regina reinaldo remedios renata
  rene ricard ricarda ricardo riccardo richard rick rita rob robert roberta roberto robin rocio roderic
  rodolfo rodrigo roger rogelio roland roman romeo romina ron ronald ronaldo roque rosa rosalia rosalinda rosana
  rosario rose rosemary rosendo roser rosi rosie rosita rossella roy ruben rufino ruth ryan sabela sabina sabrina
  sagrario sally salma salome salva salvador salvatore sam samanta samantha samira samuel sancho sandra santi santiago
  sara sarah sarai saray saul scott sean sebastian sebastien selena selma selena senen serafin serena sergi sergio severo
  sharon shirley sibila sigfrido silvana silvestre silvia silvio simon simona simone sixto socorro sofia sofie sol
  soledad sonia sonja sonsoles sophia sophie soraya stefan stefania stefano steffi stella stephan stephanie stephen steve
  steven sue susan susana susanna susanne susie suzanne sven sylvia sylvie tamara tania tanya tara tatiana ted telmo
  teo teodora teodoro tere teresa terry thea thelma theo theresa thiago thomas tiago tim timothy tina toby todd tom tomas
  tomasa tommaso tommy toni tonia tono tonya toñi tony tracy trinidad trini tristan txema ulises unai uriel ursula
  uxia uxue valentin valentina valeria valeriano valerie vanesa vanessa vega vera veronica vicent vicenta vicente vicky
  victor victoria vincent vincenzo vinyet violeta viola virginia virtudes visi vivian viviana vladimir walter wanda
  wendy wenceslao willem william willy wolfgang xabi xabier xavi xavier xenia xesus xiana ximena ximo xisca xoan
  xulia yago yaiza yannick yasmin yasmina yeray yolanda yon yoana youssef yves yvette yvonne zacarias zaida zaira
  zane zara zoe zoraida zuriñe zulema`
    .split(/\s+/)
    .map(foldText),
)

/** People are called these in place of a name. */
const KIN = new Set(
  `mama papa abuela abuelo abuelos abuelas yaya yayo yayos avia avi avis tia tio tios tias tiet tieta prima primo primos
  primas hermana hermano hermanos suegra suegro suegros cunada cunado cunados madrina padrino padrinos sobrina sobrino
  aita ama amona aitona izeba osaba mum mom dad grandma grandpa granny grandad aunt uncle nonna nonno zia zio cousin
  bebe baby mª m don dona sr sra srta mr mrs ms dr dra miss`.split(/\s+/),
)

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}ª]+/u)
    .filter((word) => word !== '')

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(foldText(word))

/** Whether a text begins as a person is called: 'Ana García', 'Mª José', 'Tía Puri'. */
export function beginsWithGivenName(text: string): boolean {
  const [first] = wordsOf(text)
  return first !== undefined && (GIVEN_NAMES.has(first) || KIN.has(first))
}

/** Whether any word of a text is a name of a person. */
export const holdsGivenName = (text: string): boolean => wordsOf(text).some((word) => GIVEN_NAMES.has(word))
