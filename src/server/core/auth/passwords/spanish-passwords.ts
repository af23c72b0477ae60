/** Words that people in Spain choose for a password, without accents; with digits, capitals or symbols they are no better. */
export const SPANISH_PASSWORD_WORDS = `
contrasena contrasenya contrasinal pasahitza password passwd clave claves secreto secreta acceso entrar usuario cuenta
seguro segura seguridad administrador admin invitado bienvenido bienvenida hola holahola holamundo adios buenas gracias
teamo tequiero tequieromucho tequieromuchisimo amor amores amorcito mivida miamor misamores micielo cielo corazon vida
vidamia carino beso besos besitos princesa principe princesita reina rey angel angelito angeles preciosa precioso
guapa guapo guapisima bonita bonito linda hermosa hermoso chiquita chiquitin pequena peque gordita gordito flaca nena
nene bebe bebita amiga amigas amigo amigos amistad familia mifamilia mama papa mami papi mamita papito mamaypapa abuela
abuelo abuelita hermana hermano hermanas hermanos hija hijo hijos hijas sobrina sobrino primo prima tia tio esposa
esposo marido mujer pareja novio novia soltera casada siempre juntos parasiempre felicidad feliz alegria esperanza
libertad paz suerte destino dinero fortuna estrella estrellas lucero sol luna solyluna tierra fuego agua mar playa
verano invierno primavera otono lluvia nieve montana mariposa mariposas delfin gatito gatita gato gata perro perra
perrito caballo tigre leon leona lobo aguila dragon toro tortuga conejo pollito rosa rosas girasol violeta azul rojo
roja verde blanco negro negra amarillo morado chocolate caramelo galleta fresa manzana naranja limon cereza tomate
jamon tortilla paella cerveza cafe futbol futbolista baloncesto tenis barca forzabarca viscabarca barcelona fcbarcelona
madrid realmadrid halamadrid atletico aupaatleti atleti betis vivabetis sevilla sevillafc valencia villarreal athletic
osasuna espanyol zaragoza malaga celta deportivo levante getafe messi ronaldo cristiano ramos iniesta zidane espana
spain vivaespana cataluna catalunya andalucia galicia euskadi asturias cantabria extremadura murcia aragon navarra
canarias mallorca menorca ibiza tenerife granada cordoba cadiz huelva jaen almeria alicante castellon tarragona girona
lleida bilbao vitoria santander oviedo gijon coruna vigo lugo orense ourense pontevedra leon burgos salamanca
valladolid palencia zamora segovia avila soria toledo cuenca guadalajara albacete ciudadreal badajoz caceres merida
logrono huesca teruel pamplona donostia sansebastian marbella ronda jerez triana macarena rocio semanasanta feria
navidad mexico colombia argentina venezuela chile peru ecuador cuba maria mariajose mariacarmen marisol maricarmen
jose josemaria joseluis juan juancarlos juanjo juanma antonio manuel francisco pedro pablo luis carlos miguel javier
david daniel alejandro alejandra alejandr fernando jorge alberto alvaro adrian diego sergio mario marcos raul ruben
ivan oscar victor eduardo roberto ricardo enrique rafael ramon jesus jaime andres angeles santiago ignacio nacho hugo
martin lucas mateo leo nicolas samuel gabriel hector guillermo gonzalo rodrigo joaquin tomas emilio felipe salvador
lucia sofia martina paula julia valeria alba emma carla carmen carmencita daniela ana anabel anamaria laura marta sara
andrea cristina elena raquel patricia beatriz silvia rocio irene isabel teresa pilar rosario dolores mercedes lola
conchi inmaculada inma montserrat montse nuria eva monica susana natalia noelia noa claudia alicia veronica veronika
sandra sonia lorena miriam esther ester olga yolanda angela angelica blanca clara ines lidia nerea ainhoa leire amaia
estrella estefania gema vanesa vanessa tamara jessica jennifer carolina catalina fatima adriana diana gloria victoria
soledad consuelo amparo aurora virginia garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez jimenez
ruiz hernandez diaz moreno munoz alvarez romero navarro torres dominguez vazquez ramirez serrano blanco molina morales
suarez ortega delgado castro ortiz rubio marin sanz iglesias nunez medina garrido pelusa toby coco luna nala kira lola
simba thor rocky bobby canela chispa pirata superman batman spiderman pokemon pikachu naruto goku dragonball harrypotter
hellokitty estudiante colegio universidad trabajo empresa oficina ordenador internet telefono movil facebook instagram
whatsapp google hotmail gmail yahoo iphone samsung playstation enero febrero marzo abril mayo junio julio agosto
septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo uno dos tres cuatro cinco
mierda puta puto cabron gilipollas tonto tonta culo joder sexo cojones virgen diosteama diosesamor dios jesucristo
cristo jehova angelguarda guadalupe fe chulo chula campeon campeona crack fiera maquina quetal comoestas yomismo yosoy
nose nomelose nolose olvidada olvide nuevaclave miclave micontrasena misecreto cambiame cambiar temporal provisional
asdf asdfg asdfgh qwer qwert qwerty qwertyui zxcv zxcvb zxcvbn abc abcd abcde abcdef
`
  .trim()
  .split(/\s+/)
