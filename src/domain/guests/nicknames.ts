import { foldText } from '../text/fold-text.ts'

/** Short, fond and neighbouring forms of given names, each after the name that is written on an invitation. */
const FORMS = `
adela: dela. adoracion: dori. agustin: agus tino. alberto: berto albert. alejandra: ale alex sandra jandra.
alejandro: ale alex jandro alejo. alfonso: fonsi. almudena: almu. amparo: ampari empar. ana: anita
ani anna. andres: andreu ander. angel: angelito gelo. angeles: angelines angelita geli. antonia: toni
toñi antoñita. antonio: toni toño antoni anton antxon. asuncion: asun assumpta. aurora: auro. bartolome: bartolo tomeu.
beatriz: bea beatriu. begoña: bego. benito: beni. bernardo: bernat nardo. candelaria: cande. carlos:
carlitos charly carles karlos. carmen: carmina carmencita carmela mamen menchu karmele carme. carolina: caro.
catalina: cata lina caterina. cayetana: tana. cecilia: ceci. clara: clarita. concepcion: concha conchi
conchita concepcio kontxi. consuelo: chelo consol. covadonga: cova. cristina: cris tina kris. daniel: dani. diego: dieguito. dolores: lola loli lolita dolors. domingo: mingo txomin domenec. eduardo: edu eduard. elena: helena. elvira: elvi. encarnacion: encarna encarni. enrique: quique kike enric. esperanza: espe.
esteban: esteve. esther: ester. eugenia: geni. eugenio: geni eugeni. eulalia: lali laia. eva: evita. felipe: pipe felip.
fernanda: fer nanda. fernando: fer nando ferran. francisca: paca paqui paquita fran francesca. francisco: paco pacho
paquito fran curro kiko quico pancho patxi francesc xisco cesc. gabriel: gabi. gerardo: gerard. gloria: glori. gonzalo:
gonza. gregorio: goyo. guadalupe: lupe. guillermo: guille willy guillem. gustavo: gus. ignacio: nacho iñaki iñigo ignasi.
inmaculada: inma macu immaculada. isabel: isa chabela beli bel elisabet. jaime: jaume jimmy. javier: javi
xavi xavier. jeronimo: jero jeroni. jesus: chus chuchi suso. jesusa: chusa. joaquin: quino ximo joaquim quim. jorge:
jordi jorgito gorka. jose: pepe josep joseba pepito joxe xose. josefa: pepa fina pepi josefina. juan: joan jon xoan
juanito juanillo. juana: juani joana. julia: juli. julian: juli. julio: juli. laura: lauri. leonor: leo. leticia: leti.
lorenzo: loren llorenç. lourdes: lurdes lordes. lucia: luci llucia. luis: lluis koldo luisito. luisa: luisi lluisa.
magdalena: magda malena. manuel: manu manolo manel lolo. manuela: manoli manu. marcos: marc. margarita: marga margari
margarida. maria: mari ma mery miren. marta: martita. martin: marti. mateo: mateu.
mercedes: merche merce merces. miguel: migue michel miquel mikel. milagros: mila. monica: moni. montserrat: montse.
natalia: nata nati. natividad: nati. nicolas: nico nicolau. nieves: neus. nuria: nuri. pablo: pau pablito.
patricia: patri patry pati. pedro: perico pere kepa. pilar: pili piluca pilarin. purificacion: puri. rafael:
rafa rafel. ramon: moncho ramonet. raquel: raque. remedios: reme remei. ricardo: richi
ricard. roberto: rober robert. rodrigo: rodri. rosa: rosi rosita. rosario: charo rosari chari. rocio: rochi. salvador:
salva. santiago: santi yago jacobo. sebastian: sebas sebastia. sergio: sergi. silvia: silvi. sofia: sofi. soledad: sole
marisol. susana: susi su. teodoro: teo. teresa: tere teresita maite mayte. tomas: tomeu tomaset. trinidad: trini.
vicenta: vicen. vicente: vicen vicent chente txente. victor: vitin. victoria: vicky viki vito. virginia: virgi. yolanda:
yoli.
maria carmen: maricarmen mamen. maria isabel: maribel. maria luisa: marisa. maria teresa: maite mayte. maria jose:
mariajo marijose. maria angeles: marian mariangeles. maria sol: marisol. maria cruz: maricruz. maria jesus:
mariajesus. maria pilar: maripili. maria mar: marimar. maria victoria: marivi. juan jose: juanjo. juan manuel:
juanma. juan carlos: juanca. juan antonio: juanan. jose maria: chema josema txema. jose manuel: josema. jose ramon: joserra. jose luis: joselu. luis miguel: luismi.
`

/** The names that a form may stand for. */
const NAMES_OF = new Map<string, string[]>()
for (const entry of FORMS.split('.')) {
  const [names = [], forms = []] = entry.split(':').map((part) => foldText(part).split(' '))
  for (const form of forms) NAMES_OF.set(form, [...(NAMES_OF.get(form) ?? []), ...names])
}

/** Whether two folded words of names may be one person's: `paco` and `francisco`, `pepe` and `josep`, `juanjo` and `jose`. */
export function mayBeSameName(one: string, other: string): boolean {
  if (one === other) return true
  const names = namesOf(other)
  return namesOf(one).some((name) => names.includes(name))
}

const namesOf = (word: string): readonly string[] => [word, ...(NAMES_OF.get(word) ?? [])]
