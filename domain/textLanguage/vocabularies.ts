/**
 * The commonest words of each language in letters, obituaries and memories: articles, pronouns, prepositions, conjunctions and the
 * forms of the commonest verbs. Chosen by hand from the function words that grammars of the languages list. A word that belongs to
 * several languages is in each of their lists, because only then it tells none of them apart.
 */
export const vocabularies = {
  en: `the of and a to in is was he she it that his her for with on as at by from not are be have has had him i you we they
    my our your their this which who when where what there were been will would could should can did do does but or an so if no
    all one out up down about after before into over than then them me us never always every how more most only very loved born
    died survived son daughter wife husband years s t`,
  de: `der die das und ist war in zu den dem des ein eine einen einem einer eines nicht mit sich auf für von im am er sie es ich
    du wir ihr ihn ihm ihnen uns mich mir dich dir sein seine seinen seinem seiner ihre ihren ihrem ihrer mein meine meinen unser
    unsere dass als auch an nach wie aus bei hat hatte haben hätte waren sind wird wurde wurden werden kann konnte aber oder wenn
    so nur noch immer schon um über vor zum zur bis durch was wer wo alle alles mehr sehr nie beim vom hier da dann man kein keine
    keinen mal doch geboren jahre jahren leben`,
  es: `el la los las de y que en un una unos unas es era fue no con por para su sus se lo le les del al a o como más pero sin
    sobre este esta esto ese esa eso él ella ellos ellas yo tú nos nosotros me te mi mis tu tus nuestro nuestra nuestros muy
    también cuando donde ya está están estaba son ser había hay ha han he hasta desde siempre nunca todo toda todos todas porque
    quien tan cada otro otra años hijo hija hijos vida fueron tenía hizo murió nació usted`,
  fr: `le la les de des du et un une est était il elle ils elles que qui dans en pour pas ne sur avec au aux ce cette ces son sa
    ses se sont par plus mais ou où nous vous je tu me te lui leur leurs mon ma mes notre nos votre vos ont avait avaient a été
    fut être avoir comme tout tous toute toutes très bien sans sous si quand même aussi jamais toujours chez dont puis encore
    après avant ans vie fils fille c d j l n qu s`,
  it: `il lo la i gli le di e che in un uno una è era fu non con per su si da del dello della dei degli delle al allo alla ai
    agli alle dal dalla nel nella nei nelle sul sulla lui lei loro noi voi io tu mi ti ci vi suo sua suoi sue mio mia nostro
    nostra ma anche come più o se quando dove chi ha hanno aveva avevano ho sono stato stata erano molto tutto tutti tutta sempre
    mai ogni questo questa quello quella dopo prima senza anni vita figlio figlia poi ancora l d c un dell all dall nell sull`,
  pt: `o a os as de e que em um uma uns umas é era foi não com por para seu sua seus suas se do da dos das no na nos nas ao à
    aos às pelo pela ele ela eles elas eu nós tu você me te lhe meu minha meus minhas nosso nossa nossos muito também quando onde
    já está estava são ser tinha havia há até mais mas como ou sem sobre este esta isso isto esse essa sempre nunca todo toda
    todos todas porque quem cada outro outra anos filho filha filhos vida foram teve fez morreu nasceu`,
  nl: `de het een en van in is was op te dat die niet met zijn voor er aan ook als maar om hij zij ze ik je jij u we wij hem haar
    hun ons onze mijn jouw mij me dit deze daar hier waar wat wie toen nog wel naar uit bij door over tot heeft had hebben hadden
    werd werden wordt worden kan kon zou zal waren ben bent of al altijd nooit veel meer geen alle alles zo dan nu na tegen onder
    leven jaar zoon dochter weer goed gaan
    ging gingen kwam komen zie zien zag`,
  sv: `och i att det en ett som på är var av för med den de till han hon inte om jag du vi ni dem mig dig sig oss honom henne
    hans hennes min mitt mina din sin sitt sina vår vårt våra ett har hade från så men eller när där här vad vem också efter
    under över vid kan kunde ska skulle blev bli varit vara alla allt alltid aldrig mycket mer bara in ut upp ner nu då år liv
    livet son dotter utan mot hur man detta denna dessa sådan
    omkring tog sa vän tack kära barn hemma dag eller därför nog
    tillsammans varje första gick fick kom`,
  no: `og i å det en et ei som på er var av for med den de til han hun ikke om jeg du vi dere dem meg deg seg oss ham henne hans
    hennes min mitt mine din sin sitt sine vår vårt våre har hadde fra så men eller når der her hva hvem også etter under over
    ved kan kunne skal skulle ble bli vært være alle alt alltid aldri mye mer bare inn ut opp ned nå da år liv livet sønn datter
    uten mot hvordan man dette denne disse noe noen ingen hvor gikk fikk kom sammen gjennom eller slik
    rundt ha enn tok sa mann venn takk kjære kjærlighet barn hjemme dag fordi`,
  da: `og i at det en et som på er var af for med den de til han hun ikke om jeg du vi jer dem mig dig sig os ham hende hans
    hendes min mit mine din sin sit sine vores har havde fra så men eller når der her hvad hvem også efter under over ved kan
    kunne skal skulle blev bliv været være alle alt altid aldrig meget mere bare kun ind ud op ned nu da år liv livet søn datter
    uden mod hvordan man dette denne disse noget nogen ingen hvor gik fik kom sammen gennem sådan
    omkring have end tog sagde mand ven tak kære kærlighed børn hjemme dag fordi nogle eller`,
  pl: `i w z na nie się że do jest był była było byli to o a jak ale za po od dla przez przy pod nad bez ze we co kto gdy kiedy
    gdzie tak tylko już jeszcze też także jego jej ich mój moja moje nasz nasza nasze twój ja ty on ona ono my wy oni mnie mi
    mu nam nas was go ją ten ta te tego tej tym tych który która które którzy wszystko wszyscy zawsze nigdy bardzo miał miała
    przed życie życia lat roku czy lub oraz aby żeby syn córka sobie być są`,
} as const

/** The letters beyond a to z that each language writes in its own words. */
export const ownLetters: Readonly<Record<keyof typeof vocabularies, string>> = {
  en: '',
  de: 'äöüß',
  es: 'áéíóúñü',
  fr: 'àâçéèêëîïôùûœ',
  it: 'àèéìòù',
  pt: 'áàâãçéêíóôõú',
  nl: 'éëïö',
  sv: 'åäöé',
  no: 'åæøé',
  da: 'åæøé',
  pl: 'ąćęłńóśźż',
}
