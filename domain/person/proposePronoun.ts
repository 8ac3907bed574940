import { foldLetters } from '../foldLetters.ts'
import type { Language } from '../language.ts'

type Sure = 'he' | 'she'

/**
 * Proposes how sentences speak of somebody with this name: 'he' or 'she' if the first name or a title leaves no doubt, and null if it
 * does, or if another word says otherwise. Silence costs the family one press, a wrong guess a wrong page: no ending decides, and a
 * name that is of either sex in a country of the six languages is in no list. A surname before a comma is no first name.
 */
export const proposePronoun = (name: string, language: Language): Sure | null => {
  if (name.includes(',')) return null
  const letters = foldLetters(name).replace(/["'“”„«»‘’״׳]/gu, '')
  // an initial says nothing
  const parts = letters.split(/[\s.()-]+/u).filter((part) => part.length > 1)
  const start = parts.findIndex((part) => !emptyTitles.has(part) && !titles.has(part))
  const before = start < 0 ? parts : parts.slice(0, start)
  const find = (part: string) => namesIn[language]?.get(part) ?? names.get(part)
  const [first, ...later] = parts.slice(before.length).map((part) => [part, find(part)] as const)
  const openings = [...before.map((part) => titles.get(part)), first?.[1]].filter(
    (said) => said !== undefined,
  )
  const said = [...openings, ...later.map(([part, each]) => (secondNames.has(part) ? undefined : each))]
  const [proposed = null] = openings
  return said.every((each) => each === undefined || each === proposed) ? proposed : null
}

const toTable = (he: string, she: string) => {
  const read = (list: string, said: Sure) => list.split(/\s+/).map((name) => [name, said] as const)
  return new Map<string, Sure>([...read(he, 'he'), ...read(she, 'she')])
}

/** Second names of both, as in José María and María José. */
const secondNames = new Set(['maria', 'marie', 'jose', 'jesus'])

const emptyTitles = new Set(
  'dr med prof phil jur hc rev sp sw st sr fr dipl ing lic mgr inz hab doktor doctor professor pastor pfarrer rabbi captain capt judge hon דר פרופ עוד'.split(
    ' ',
  ),
)

const titles = toTable(
  `mr mister herr monsieur senor don sir lord pan opa grandpa granddad grandfather papa papi papy dad daddy vati vater pere padre abuelo abuelito dziadek nonno uncle onkel oncle tonton tio wujek father brother bruder frere fray hermano brat ks abbe freiherr מר סבא אבא הרב המנוח`,
  `mrs ms miss frau fraulein frl madame mme mlle senora sra srta dona lady dame pani oma grandma granny grandmother mama mamie meme mom mum mutti mutter maman mere madre abuela abuelita babcia nonna aunt auntie tante tia ciocia sister schwester soeur sor hermana siostra freifrau גב גברת מרת סבתא אמא אימא דודה הרבנית המנוחה`,
)

/** Names that are of either sex elsewhere, but not in a family that writes this language. */
const namesIn: Partial<Record<Language, ReadonlyMap<string, Sure>>> = {
  en: toTable('', 'joan lilian'),
  de: toTable('jan rene', 'andrea simone marion inge gabriele carmen'),
  fr: toTable('jean rene noel patrice francis', 'simone andree daniele michele laurence marion carmen'),
  es: toTable('angel rene', 'andrea carmen'),
  pl: toTable('jan marian karol', 'carmen'),
}

/** First names that were frequent in the birth years 1920 to 1970, in the countries of the six languages. */
const names = toTable(
  `aaron abel abelardo abraham abundio achille adam adan adelin adolf adolfo adolph adolphe adrian adrien agustin ahmed aime al alain alan albert alberto albin alec alejandro aleksander aleksy alexander alexandre alfie alfons alfonso alfred alfredo allan allen alois alojzy alonzo aloys alphonse alton alvaro alvin amador
ambrose amedee amos anatole andre andreas andres andrew andrzej angelo angus aniceto anselmo anthony antoine anton antoni antonino antonio apolinary arcadio archie arkadiusz armand armando arnaud arno arnold arnulfo arsene arthur artur arturo august auguste augustin augustyn aurelio axel baltasar baltazar baptiste
barnaba barney barry barthelemy bartlomiej bartolome bartosz basil basilio bastien bazyli ben benedykt benigno benito benjamin benno benoit bernabe bernard bernardin bernardino bernardo bernd bernhard bert berthold bertram bertrand billy blaise blazej bob bodo bogdan bogumil boguslaw boleslaw bonawentura bonifacio
bonifacy boris brad bradley brendan brent brian bronislaw bruce bruno bryan buddy burkhard byron calvin camilo candido carl carlo carlos carlton carmelo carsten casimiro cayetano cecil cecilio cedric celestin celestino celestyn cesar cezary charles charlie chester christian christoph christophe christopher chuck
cipriano clarence clark claudio claus clayton clem clemens clement clemente clifford clifton clinton clive clyde colin conrad constant constantino cornelius cosme craig crescencio cristobal curtis cyprian cyprien cyril cyrus cyryl czeslaw damian damien dan daniel dariusz darrell darren dave david dawid dean delfino
demetrio denis dennis derek dermot desiderio desmond detlef detlev dick didier diego dieter diethelm dietmar dietrich dionisio dionizy dirk domingo dominic dominik don donald donat douglas doyle duane dudley duncan dwight eamon earl earnest eberhard eckhard ed eddie edelbert edgar edgard edmond edmund edmundo edouard
eduard eduardo edward edwin efrain egbert egon ekkehard eladio elbert eleuterio elias eligiusz elijah eliseo elliott elmar elmer eloi eloy emil emile emilian emilien emilio emmanuel emmett engelbert enno enoch enrique epifanio erhard eric erich erik ernest ernesto ernst ervin erwan erwin eryk esteban etienne eugen
eugene eugenio eugeniusz eulogio eusebio eustache euzebiusz evan evaristo everardo everett ewald ezequiel ezra fabian fabien fabrice falk faustino fausto federico feliks felipe felix ferdinand ferdynand fergus fermin fernand fernando fidel filiberto filip firmin florencio florent florentino florian floyd forrest
fortunato francesc francisco franciszek franck francois franek frank franklin franz fred frederic frederick friedemann frieder friedhelm friedrich fritz fryderyk fulbert fulgencio gabino gabriel gaetan gareth gary gaspar gaspard gaston gebhard genaro gene geoffrey georg george georges gerald gerard gerardo gerd gerhard
germain gernot gero ghislain gilbert gilberto gildardo gilles gines gisbert glenn glyn gontran gonzalo gordon gottfried gottlieb gotz gracjan graham gregoire gregor gregorio gregory grover grzegorz guenter guenther guido guillaume guillermo gumaro gunter gunther gus gustav gustave gustavo gustaw guy gwidon hagen hal
hamish hank hans hansjurgen hanspeter harald harlan harold harris harry hartmut hartwig harvey hassan hasso hector heiko heiner heinrich heinz helmut helmuth hendrik henning henri henrik henry henryk herbert heribert heriberto herman hermann hermenegildo herminio herschel herve hieronim higinio hilario hilmar hinrich
hipolit hiram holger homer homero honore horace horacio horst howard hubert hugh hugo hugues humberto huw ian idris idzi ignace ignacio ignacy ignatius ignaz igor inaki ingo ingolf inocencio ireneusz irvin irving isaac isaias isidore isidoro isidro ismael israel ivan ivo ivor izaak izydor jacek jacinto jack jackson
jacob jacobo jacques jaime jakob jakub james janek janusz jaroslaw jason jasper jaume javier jay jeannot jed jeff jeffrey jens jerald jeremi jerome jeronimo jerry jerzy jesse jesus jim jimmy joachim joannes joaquin jochen joe joel joerg johann johannes john johnny jon jonathan jordi jorg jorge jorn jose josef josep
joseph joshua jost jozef jozek juan juergen jules julian julien julio julius juliusz jupp jurek jurg jurgen justin justo juventino kacper kajetan kamil karl karlfried karlheinz karsten kaspar kasper kazimierz keith kenneth kent kermit kerwin kevin kieran kilian kirk klaus klemens knut konrad konstantin konstanty
korbinian kornel kosma kryspin krystian krystyn krzysztof ksawery kuba kuno kurt lance lancelot larry lars laurent lawrence lazare lazaro leandre leandro lech leland len lenny leo leon leonard leonardo leoncio leonhard leopold leopoldo leroy les lester leszek lewis liam librado lino lionel lloyd loic longin lorenz
lorenzo lorne lothar louie louis lowell lubomir luc lucas luciano lucien lucjan ludomir ludovic ludwig ludwik luis lukasz luke luther lutz lyle macario maciej mack makary maksymilian malcolm malte manfred manolo manuel marc marcel marceli marcelino marcellin marcelo marcial marcin marco marcos marcus marek margarito
mariano mario marius mariusz mark markus marshall martial martin marvin mateo mateusz mathias mathieu matias matthew matthias matthieu maurice mauricio max maxime maximilian maximiliano maximino maximo maynard medard meinhard meinolf melchor melvin mervin mervyn michael michal micheal michel mieczyslaw miguel mike
mikel mikolaj milton miquel mirko miroslaw mitchell modesto mohamed moises monroe moritz morris mort morton moses moussa murray mustafa mustapha myron nacho narciso narcisse narcyz nathan nathanial nathaniel neal ned neil nelson nemesio nepomuk nestor nicanor nicholas nick nicolas nigel nikodem nikolaus nils noah noe
nolan norbert norberto norman norris octave octavio oktawian olaf olgierd oliver olivier omer onesimo onufry orlando ortwin orville oscar oskar osvaldo oswald otfried otis otmar ottmar otto owen pablo paco pankracy pascal pascasio pascual patricio patrick patryk patxi paul paulin paulino pawel pedro pepe percy perry
pete peter phil philip philipp philippe phillip pierre pio piotr piotrek placido pol pompeyo porfirio preston primitivo prosper protazy prudencio przemyslaw quentin quirin radoslaw rafael rafal raimund raimundo rainer rajmund ralf ralph ramiro ramon randall randolph raoul raphael raul ray raymond reggie reginald regis
reid reinaldo reiner reinhard reinhold remi remigio remy reuben rex reynald rhys ricardo richard rick ricky rigoberto robert roberto rocco roch rochus roderich roderick rodney rodolfo rodolphe rodrigo rogatien rogelio roger roland rolf rolland romain roman romuald ron ronald ronan ronny roosevelt roque rory roscoe
rosendo ross roy royce roydon ruben rudiger rudolf rudolph rudy rufino rufus rupert rupprecht ruprecht russel russell ryszard sabino salvador salvatore samuel santiago saturnin saturnino saul scott seamus sean sebastian sebastien segundo sepp serafin serge sergio sergiusz seth severiano severino seweryn seymour sheldon
sherman sid sidney siegbert siegfried siegmund sigmund silas silvestre silvio simeon simon sixto slawomir solomon sosthene stan stanislas stanislaw stanley staszek stefan steffen stephan stephane stephen steve steven stewart stuart sven swen syd sylvain sylvester sylwester szczepan szczesny szymon tadek tadeusz tanguy
tassilo ted teodor teodoro teofil teofilo terence thaddaus thaddeus theo theodor theodore theophile thibault thierry thilo thomas thorsten thurman tiburcio till tilo tim timo timoteo timothy tobias todd tom tomas tomasz tommy tony toribio torsten tranquilino traugott travis trevor tristan troy truman tymoteusz tyrone
tytus udo ulf ulrich ulysse ulysses urbain urban urbano uwe valentin valeriano vance vaughn veit venancio vernon vic vicente victor victoriano victorino viktor vincent vinzenz virgil virgile virgilio vito volker waclaw waldemar walenty walerian wallace walt walter warren wawrzyniec wayne wenceslao wendelin wendell
wenzel werner wesley wieland wiesiek wieslaw wigand wiktor wilbert wilbur wilfred wilfrid wilfried wilhelm willard willi william willis willy wilmer wilson wincenty winfried winston wit witold wladek wladimir wladyslaw wlodek wlodzimierz wojciech wolf wolfgang wolfram woodrow wunibald wyatt xaver xavier yann yvan yves
yvon zacarias zachariasz zachary zbigniew zbylut zbyszek zdzich zdzislaw zenon zephirin zygfryd zygmunt אבי אביגדור אבינועם אבישי אביתר אבנר אברהם אברם אבשלום אדולף אדם אהוד אהרון אהרן אורן אייל אילן איתן אלברט אלון אלחנן אלי אליהו אליעזר אליקום אליקים אלישע אלכסנדר אלעזר אלפרד אמיר אמנון אנדרי אסף אפרים אריה אריך
ארנון ארנסט ארתור אשר בועז בכור בני בנימין בצלאל ברוך ברק גבריאל גדליה גדעון גון גורג גיא גרשון גרשם דב דוד דורון דני דניאל דרור היינריך הנס הרברט הרצל הרשל ויליאם ויקטור ולטר זאב זיגפריד זכריה זלמן זק זרח חגי חזקיהו חיים חנוך חנינא חנן חנניה טוביה יאיר יגאל ידידיה יהודה יהונתן יהושוע יהושע יואב יואל יואש יוחנן יוליוס
יונתן יוסי יוסף יורם יחזקאל יחיא יחיאל ינון יעקב יפתח יצחק יקותיאל ירוחם ירון ירמיה ירמיהו ישי ישעיה ישעיהו ישראל יששכר לאון לאופולד לודוויג לייב מאיר מוטי מוריס מיכאל מיכה מימון מנדל מנחם מסעוד מקס מרדכי מרסל משה משולם משיח מתתיהו נדב נורי נחום נחמיה נחמן נחשון ניסים נמרוד נסים נעמן נפתלי נתן נתנאל סאלם סלים סלמן סמי
סעדיה עבדאללה עובדיה עודד עוזי עזרא עזריאל עידו עמוס עמי עמיחי עמיר עמירם עמנואל עקיבא ערן פאול פטר פנחס פסח פריץ פרץ צבי צביקה צדוק ציון קורט קלמן ראובן רוברט רונן רועי רחמים רמי רפאל שאול שארל שבתאי שייקה שלום שלמה שמואל שמעון שמעיה שמריהו שמשון שניאור שרגא ששון תומר תנחום`,
  `abigail ada adela adelaide adele adelheid adelina adeline adoracion adrianna adrienne agathe agnes agnieszka agustina aicha alberta albertine alejandra aleksandra alfonsa alice alicia alicja alina aline alison allison alma almut alphonsine amada amalia amalie amanda amelia amelie amparo amy ana anastasia aneta anett
angela angele angeles angelika angelina ania aniela anita anja anke ann anna anne annegret annelies anneliese annemarie annette anni annick annie annika anny antje antoinette antonia antonie antonina apolonia araceli arantxa arlene arleta arlette armande armelle ascension astrid asuncion audrey augustine aurelia aurora
aurore averil avis balbina barbara barbel basia basilia beata beate beatrice beatriz begona belen benita bernadeta bernadette bernarda bernice berta bertha berthe beryl bessie beth bettina betty beulah beverly bianca birgit birte blanca blanche bogumila boguslawa boleslawa bonnie bozena bozenna brenda bridget brigid
brigida brigitte britta bronislawa candelaria candida carla carlota carmela carol carola carole carolina caroline carolyn carrie casilda catalina catherine cecile cecilia cecylia celia celina celine centa chantal charlene charlotte charo cheryl christa christel christelle christiane christina christine cindy claire
clara claudette claudia claudine clemence clementina clementine clotilde colette colleen columba concepcion concha conchita consolacion constance constanze consuelo cordula corinne cornelia covadonga cristina cynthia czeslawa dagmar daisy daniela danielle danuta daphne darlene dawn deanna debbie deborah debra deirdre
delfina delia della delores delphine denise desamparados diane dianne dionisia dobroslawa dolly dolores dominga dominika donna dora doreen doris dorota dorothea dorothee dorothy edda edeltraud edeltraut edith edmonde edna edwarda edwige edyta effie eglantine eileen elaine eleanor elena eleonora elfi elfriede elfryda
eliane elisa elisabeth elise elizabeth elke ella ellen elli elma elodia eloisa eloise elsa else elsie elspeth elva elvira elvire elwira elza elzbieta emilia emilie emilienne emily emma emmanuelle emmi encarnacion enid enriqueta erica erika erma erna ernestina ernestine esperanza essie estefania estela estelle ester
esthela esther estrella ethel eufemia eugenia eugenie eulalia eulalie eunice eusebia eva evangelina eve evelyn evelyne ewa fabienne fabiola faith fannie fatima felicidad felicitas felicja feliksa felipa felisa fern fernanda fernande fidela filomena fiona flor flora florence florentina frances francine francisca
franciszka francoise franziska frauke freda frederique frieda friederike fuensanta gabriela gabrielle gaelle genevieve genia genoveva genowefa georgette georgia geraldine gerda gerlinde germaine gerti gertraud gertrud gertruda gertrude gertrudis gesa gesine ghislaine gilberte gillian ginette ginger gisela gisele gitta
gitte gladys glenda gloria gosia grace gracia graciela grazyna gregoria gretchen grete gretel gudrun gunda gwen gwendolyn gwyneth halina hania hanna hannah hanne hannelore harriet hattie hazel heather hedwig heide heidelinde heidemarie heidi heidrun heike helen helena helene helga hella helma henrietta henriette
henryka herlinda hermelinda hermine herminia herta hertha hilaria hilda hilde hildegard hildegarda hildegund hiltrud honorata honorina honorine hope hortense hortensia huguette ida ignacia ilona ilse imelda imke imogene ina ines inez inga ingeborg ingrid inka inmaculada irena irene iris irma irmela irmgard irmina
irmtraud isabel isabella isabelle isidora isobel isolde itziar ivy iwona izabela izabella jacinta jacqueline jadwiga jadzia jana jane janet janice janina janine janis jaroslawa jeanette jeanine jeanne jeannette jeannie jeannine jennifer jeri jesusa jill joann joanna joanne joaquina jocelyne joelle johanna jolanta joni
josefa josefina josefine josephine josette josiane joy joyce jozefa jozefina juana juanita judith judy julia julianna julie julienne julieta juliette julita june justa justyna jutta kamila karen karin karine karla karola karolina karoline kasia katarzyna kate katharina kathe katherine kathi kathleen kathrin kathy katie
katja katrin kazia kazimiera kerstin khadija kimberly kinga kirsten klara klementyna konstancja kornelia kristin kristine krysia krystyna laura laure laurie lea leah lena leocadia leokadia leona leonarda leonie leonila leonor leonora leontine leticia liane lidia liesel lieselotte liesl lila liliana liliane lilianna
lilli lillian lina linda lisa lisbeth lise liselotte lisette lois lola loni lore lorenza loretta lori lorna lorraine lotte louisa louise louisette lourdes lucette lucia lucie lucienne lucila lucile lucille lucja lucy lucyna ludmila ludwika luisa luise luiza lula luz luzdivina lydia lydie lynda lynne mabel madeleine
madeline mae magda magdalena maggie maike maite malgorzata malwina manuela marcela marcelina marcella marcelle marcia marcjanna maren marga margaret margarete margarethe margarita margery margie margit margot margret margrit marguerite mari maria mariana mariangeles marianna marianne maribel maricarmen marie marilyn
marilyne marina marinette mariola mariolla marisa marisol marjorie marlen marlena marlene marlies marlyse marta martha marthe martina martine maruja mary maryse marysia maryvonne marzanna marzena marzenna mathilde matilde matylda maud maude maura maureen mauricette mavis maxima maximina maxine mechthild megan meike
melania melanie melchora melissa melitta mercedes meta mia micaela michalina micheline michelle mieczyslawa milagros mildred millie minerva minna minnie mireille miren miriam miroslawa modesta moira molly mona monica monika monique monserrat montserrat muriel myriam myrna myrtle nadege nadine nancy naomi natalia
natalie nathalie nell nellie nelly nemesia nettie nicolasa nicole nieves nina noelle noemi noemie nora noreen norma nuria obdulia odette odile ofelia oksana olga olive olivia olympe opal oralia ortrud otilia ottilie otylia palmira paloma pamela paquita pascale pascuala pastora patricia patrycja patty paula paule
paulette paulina pauline paz pearl peggie peggy pelagia pepita petra petronela petronila philomene phoebe phyllis piedad pierrette pilar polly presentacion primitiva priscilla purificacion rachel rafaela ramona raquel raymonde rebeca rebecca regina regine reine reinhild remedios rena renata renate renee resi rhoda
rhonda ria ricarda rita roberta rocio rolande romana romualda rosa rosalia rosalie rosalind rosalinda rosaura rose roselinde roseline rosemarie rosemary rosetta rosette rosi rosie rosina rosine roswitha rotraud roxanne roza rozalia ruby rufina ruta ruth ryszarda sabina sabine sadie sagrario sally salomea sandra
sandrine sara sarah selma senta severine sharon sheila sherry sheryl shirley sibylle sidonie sieglinde siegrid sigrid sigrun silke silvana silveria silvia simonette simonne siobhan slawomira socorro sofia sofie solange soledad sonia sonja sonya sophie stanislawa stasia stefania stefanie stella stephanie sue susan
susana susann susanna susanne susie suzanne suzette sybille sylvia sylviane sylvie sylwia tamara tammy tanja tanya tatjana tecla tekla teodora teofila teresa teri thea theda thekla thelma theodora theresa therese theresia thora tina tomasa tonya traudel traute truda trude trudi trudy ulla ulrike una ursel ursula
urszula uschi uta ute valentina valerie vanessa velma vera verena verna veronica veronika veronique vicenta vicki vickie victoria victorine viktoria viola violet violeta violetta violette virginia virginie visitacion viviane vivien vivienne vroni walburga walentyna waleria waltraud waltraut wanda wendy weronika wiebke
wiera wieslawa wiktoria wilhelmina wilhelmine willa wilma wincentyna winifred winnie wioletta wladyslawa wladzia yolanda yolande yvelyne yvette yvonne zaneta zdzislawa zelma zenaida zenobia zenona zinaida zita zoe zofia zosia zuzanna zyta אביבה אביגיל אדית אהובה אולגה אורה אורית אורלי אורנה אורנית אטה איבון אידה איטה
איילת אילזה אילנה אילנית אילת אינגה אירית אירמה אירן אירנה אלגרה אלה אלומה אלזה אליס אלישבע אמירה אנה אנט אניטה אסיה אסנת אסתי אסתר אפרת אריאלה ארנה אתי ביילה בלה בלהה ברוריה ברטה ברכה בתיה בתשבע גאולה גולדה גיזלה גיטה גילה גליה גלית גנט גני גניה דבורה דורה דורית דינה דליה דניאלה דפנה הגר הדס הדסה הילה הינדה הלן הלנה
הניה הרטה ויקטוריה ורד ורדה ורה זהבה זהרה זוהרה זיוה זיווה זינה זלדה זלטה זקלין חביבה חגית חדוה חדווה חוה חווה חיה חיותה חמדה חנה חסיה טובה טליה יהודית יוכבד יונינה יעל יפה יפית כוכבה כרמית כרמלה לאה לאורה לבנה לובה לוטה לוסי לורה לידיה ליזה לילי ליליאן לימור מאירה מאשה מוניק מזל מטילדה מיכאלה מיכל מינה מירה מירי מלי
מלכה מניה מסעודה מרגוט מרגלית מרי מריה מרים מרתה נאוה נאווה נדיה נורה נורית נזימה נחמה נילי נינה ניצה נירית נעמה נעמי סוזן סולטנה סוליקה סוניה סופיה סטלה סיגל סיגלית סימה סמדר סעדה עדה עדינה עדנה עופרה עטרה עירית עישה עליזה עמליה ענת עפרה פאני פולה פורטונה פייגה פניה פנינה פסיה פרומה פרידה פריחה פרל פרלה צביה צופיה
ציונה צילה ציפורה ציפי צפורה צפרירה קטי קטיה קלרה קרן רבקה רבקהלה רגינה רוזה רוזי רוזליה רוחמה רויטל רונית רות רותי רחל רחלי ריבה ריטה רייזל רייסה רינה רינת רעיה שולה שולמית שושי שושנה שיינדל שלומית שפרה שרה שרונה שרית תהילה תחיה תלמה תמי תמר תמרה תקוה תקווה תרצה`,
)
