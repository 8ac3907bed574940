import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectLanguage, type TextLanguage } from '../../../domain/textLanguage/detectLanguage.ts'

const texts: Record<TextLanguage, string[]> = {
  en: [
    'Walter died at home on February 9, with the window open, as he liked it, and his family around him.',
    'He fixed my bicycle in 1962 and wouldn’t take money for it; he said I should ride it, and I still do.',
    'She is survived by her husband Håkan Lindström, her sons Björn and Søren, and by six grandchildren.',
    'In lieu of flowers, please think of the children who are ill today.\nGifts may be made to St. Jude Hospital.',
    'WE WILL NEVER FORGET THE WAY YOU SANG IN THE BACK ROW OF THE CHOIR, GRANDPA. REST IN PEACE.',
    'The wind was up, the boat was out,\nthe gulls were over you;\nyou turned to us and laughed about\nthe weather, as you do.',
    'My grandmother always said "Alles hat ein Ende", and then she would laugh about it for an hour.',
    'I met him when we were both eleven years old and in a good deal of trouble at school.',
  ],
  de: [
    'Er ist zu Hause im Kreis seiner Familie eingeschlafen, so wie er es sich immer gewünscht hatte.',
    'Liebe Ruth, wir haben mit Walter so viel gelacht. Er wird uns allen sehr fehlen, und wir denken an dich.',
    'WIR WERDEN DICH NIE VERGESSEN UND DANKEN DIR FÜR ALLES, WAS DU FÜR UNS GETAN HAST, LIEBER OPA.',
    'Mein Opa hat mir das Schwimmen beigebracht, und danach gab es immer ein Eis am Bahnhof von Murnau.',
    'Der Mond ist aufgegangen,\ndie goldnen Sternlein prangen\nam Himmel hell und klar;\nder Wald steht schwarz und schweiget.',
    'Er sagte gern "Take it easy, my friend", und dann hat er sich hingesetzt und noch einen Kaffee getrunken.',
    'Ich habe ihn nur einmal getroffen, aber ich werde nie vergessen, wie er mir zugehoert hat.',
  ],
  es: [
    'Falleció en su casa, rodeado de sus hijos y de su esposa, con la ventana abierta, como a él le gustaba.',
    'Siempre recordaré las tardes de domingo con mi abuelo y los cuentos que nos contaba junto al fuego.',
    'Fue un hombre muy bueno y trabajador, que nunca dijo que no a nadie. Lo vamos a echar mucho de menos.',
    'NUNCA TE OLVIDAREMOS, ABUELO. GRACIAS POR LO QUE HICISTE POR NOSOTROS Y POR LOS NIÑOS DEL BARRIO.',
    'Caminante, son tus huellas\nel camino y nada más;\ncaminante, no hay camino,\nse hace camino al andar.',
    'Trabajo con nosotros en el taller desde 1971 hasta que cerro, y era el primero en llegar cada dia.',
  ],
  fr: [
    'Il est mort chez lui, entouré de sa famille, la fenêtre ouverte, comme il l’aimait tant.',
    'Nous n’oublierons jamais ses histoires du dimanche, ni le pain qu’il faisait pour toute la rue.',
    'C’était un homme d’une grande bonté, qui avait toujours le temps pour les enfants du quartier.',
    'NOUS PENSONS À VOUS ET À TOUTE LA FAMILLE DANS CES MOMENTS SI DIFFICILES. IL VA NOUS MANQUER.',
    'Demain, dès l’aube, à l’heure où blanchit la campagne,\nje partirai. Vois-tu, je sais que tu m’attends.',
    'Je l ai connu en 1968 a la gare de Lyon, et il m a tout de suite parle de ses abeilles et de son jardin.',
  ],
  it: [
    'È morto a casa sua, con la finestra aperta come piaceva a lui, circondato dalla sua famiglia.',
    'Non dimenticheremo mai le domeniche con il nonno e le storie che ci raccontava davanti al fuoco.',
    'Era un uomo molto buono, che aveva sempre una parola gentile per tutti e non si lamentava mai.',
    'GRAZIE DI TUTTO QUELLO CHE HAI FATTO PER NOI, NONNO. SEI STATO IL PIÙ GRANDE DEGLI AMICI.',
    'Nel mezzo del cammin di nostra vita\nmi ritrovai per una selva oscura,\nché la diritta via era smarrita.',
    'Ho lavorato con lui per trent’anni nell’officina di Torino e non l’ho mai sentito alzare la voce.',
  ],
  pt: [
    'Faleceu em casa, com a janela aberta, como ele gostava, rodeado pela sua família e pelos amigos.',
    'Nunca vou esquecer as tardes de domingo com o meu avô e as histórias que ele nos contava.',
    'Foi um homem muito bom e trabalhador, que nunca disse não a ninguém. Vamos sentir muito a sua falta.',
    'OBRIGADO POR TUDO O QUE VOCÊ FEZ POR NÓS, VOVÔ. VOCÊ FOI O MELHOR AMIGO QUE TIVEMOS NA VIDA.',
    'O poeta é um fingidor.\nFinge tão completamente\nque chega a fingir que é dor\na dor que deveras sente.',
    'Eu trabalhei com ele na oficina durante trinta anos e ele nunca levantou a voz com os mais novos.',
  ],
  nl: [
    'Hij is thuis gestorven, met het raam open zoals hij dat graag had, en met zijn gezin om hem heen.',
    'Wij zullen nooit vergeten hoe opa op zondag zijn verhalen vertelde bij de kachel in de keuken.',
    'Het was een goede man die altijd tijd had voor de kinderen uit de straat en nooit klaagde.',
    'LIEVE OPA, WIJ ZULLEN JE NOOIT VERGETEN EN WE DANKEN JE VOOR ALLES WAT JE VOOR ONS HEBT GEDAAN.',
    'Denkend aan Holland\nzie ik breede rivieren\ntraag door oneindig\nlaagland gaan,\nrijen ondenkbaar ijle populieren.',
    'Ik heb met hem gewerkt in de fabriek van Eindhoven, en hij was er elke ochtend als eerste bij.',
  ],
  sv: [
    'Han somnade in hemma med fönstret öppet, så som han ville ha det, och med sin familj omkring sig.',
    'Jag glömmer aldrig hur morfar satt vid köksbordet och berättade om båten som han hade byggt själv.',
    'Hon var en snäll människa som alltid hade tid för barnen på gatan och aldrig klagade på något.',
    'TACK FÖR ALLT DU GJORDE FÖR OSS, KÄRA FARFAR. VI KOMMER ALDRIG ATT GLÖMMA DIG OCH DINA SÅNGER.',
    'Ja visst gör det ont när knoppar brister.\nVarför skulle annars våren tveka?\nVarför skulle all vår heta längtan bindas?',
    'Vi arbetade tillsammans i verkstaden under trettio år, och han var den förste på plats varje morgon.',
  ],
  no: [
    'Han døde hjemme med vinduet åpent, slik han ville ha det, og med hele familien rundt seg.',
    'Jeg glemmer aldri hvordan bestefar satt ved kjøkkenbordet og fortalte om båten som han hadde bygd av furu.',
    'Hun var et godt menneske som alltid hadde tid til meg, og som aldri klaget over noe.',
    'TAKK FOR ALT DU GJORDE FOR OSS, KJÆRE FARFAR. VI KOMMER ALDRI TIL Å GLEMME DEG OG SANGENE DINE.',
    'Vi jobbet sammen i verkstedet etter krigen, og det var alltid han som kom først og gikk sist.',
    'Du var der når jeg trengte noen å snakke med, og du spurte aldri om noe. Hva skal jeg gjøre uten deg nå?',
  ],
  da: [
    'Han døde hjemme med vinduet åbent, sådan som han ville have det, og med hele familien omkring sig.',
    'Jeg glemmer aldrig, hvordan morfar sad ved køkkenbordet og fortalte om båden, som han havde bygget af fyr.',
    'Hun var et godt menneske, som altid havde tid til mig, og som aldrig klagede over noget.',
    'TAK FOR ALT, HVAD DU GJORDE FOR OS, KÆRE FARFAR. VI VIL ALDRIG GLEMME DIG OG DINE SANGE.',
    'Vi arbejdede sammen på værkstedet efter krigen, og det var altid ham, der kom først og gik sidst hjem.',
    'Du var der, når jeg havde brug for nogen at tale med. Hvad skal jeg nu gøre uden dig?',
  ],
  pl: [
    'Zmarł w domu, przy otwartym oknie, tak jak lubił, w otoczeniu najbliższej rodziny i przyjaciół.',
    'Nigdy nie zapomnę niedziel z dziadkiem i opowieści, które snuł przy piecu, kiedy za oknem padał śnieg.',
    'Był bardzo dobrym człowiekiem, który zawsze miał czas dla dzieci i nigdy się na nic nie skarżył.',
    'DZIĘKUJEMY CI ZA WSZYSTKO, CO DLA NAS ZROBIŁEŚ, DZIADKU. NA ZAWSZE ZOSTANIESZ W NASZYCH SERCACH.',
    'Litwo, ojczyzno moja! ty jesteś jak zdrowie;\nile cię trzeba cenić, ten tylko się dowie,\nkto cię stracił.',
    'Pracowalem z nim w warsztacie przez trzydziesci lat i nie slyszalem, zeby kiedys podniosl na kogo glos.',
  ],
}

for (const [language, examples] of Object.entries(texts))
  test(`texts in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)} are recognized: from obituaries and memories, in capital letters, and in verse`, () => {
    const wrong = examples.flatMap((text) =>
      detectLanguage(text) === language ? [] : [[text, detectLanguage(text)]],
    )
    assert.deepEqual(wrong, [])
  })

test('a text is in no language if it is short, a list of names, in two languages, or in one that could be another', () => {
  const unclear = {
    short: 'He was the best of them all, and we loved him.',
    'short in German': 'Er war der Beste von allen, und wir liebten ihn.',
    names:
      'Susan Reyes, Thomas Park, Jin-ah Park, Beth Whitcombe, Ruth Ann Dahl, Jeanne Dahl, Walter Lindholm, Donald Lindholm',
    'names with a few words between':
      'Susan Reyes of Rochester, Thomas Park, Jin-ah Park, Beth Whitcombe of Owatonna, Ruth Ann Dahl, Jeanne Dahl, Walter Lindholm of Duluth, Donald Lindholm',
    'names and places':
      'Fairbault, Minnesota · Duluth, Minnesota · Owatonna · San José, California · Ålesund · København',
    'half English, half German':
      'He was the best friend that I have ever had in my life. Er war der beste Freund, den ich in meinem Leben je hatte.',
    'half Spanish, half English':
      'Te vamos a echar mucho de menos, abuelo, y nunca te olvidaremos. We will miss you so much, and we will never forget you.',
    'Norwegian or Danish':
      'Han var min ven og bror, og han var der for alle. Hun var den store i livet, og vi var små.',
    'Spanish or Portuguese':
      'Para sempre nos corazones de todos, de Maria, de Pedro, de Ana, de Teresa e de Carlos.',
    Czech:
      'Zemřel doma s otevřeným oknem, tak jak to měl rád, a celá rodina byla kolem něj. Nikdy na něj nezapomeneme.',
    'Czech with many small words':
      'Jezdil na kole do lesa a na houby, a když to šlo, tak i za námi do města, a po cestě zpíval a mluvil o včelách.',
    Finnish:
      'Hän kuoli kotona ikkuna auki, niin kuin hän halusi, ja koko perhe oli hänen ympärillään. Emme unohda häntä koskaan.',
    Hungarian:
      'Otthon halt meg, nyitott ablak mellett, ahogy szerette, és az egész család mellette volt. Soha nem felejtjük el.',
    Croatian:
      'Umro je kod kuće, uz otvoren prozor, kako je volio, a cijela je obitelj bila oko njega. Nikada ga nećemo zaboraviti.',
    Romanian:
      'A murit acasă, cu fereastra deschisă, așa cum îi plăcea, iar toată familia era lângă el. Nu îl vom uita niciodată.',
    Turkish:
      'Evinde, sevdiği gibi pencere açıkken, ailesi yanındayken öldü. Onu hiçbir zaman unutmayacağız ve çok özleyeceğiz.',
    Russian:
      'Он умер дома, с открытым окном, как он любил, и вся семья была рядом с ним. Мы его никогда не забудем.',
    Arabic:
      'توفي في منزله والنافذة مفتوحة كما كان يحب، وكانت عائلته كلها من حوله. لن ننساه أبدا وسنحبه دائما.',
    Chinese:
      '他在家中安详离世，窗户开着，正如他所喜欢的那样，家人都陪伴在他身边。我们永远不会忘记他，他的笑声永远留在我们心中。他教会了我们很多东西，我们会永远怀念他的善良和耐心。',
    number: '1234567890 '.repeat(20),
    letters: 'Q'.repeat(20_000),
    nothing: '',
  }
  const guesses = Object.entries(unclear).flatMap(([name, text]) =>
    // a long text has some words of each language by chance; a short or unclear one would become clear
    (/^short| or /.test(name) ? [text] : [text, `${text} `.repeat(10)])
      .map(detectLanguage)
      .flatMap((language) => (language === null ? [] : [`${name}: ${language}`])),
  )
  assert.deepEqual(guesses, [])
})

test('a text is counted by its letters, in whatever form Unicode writes their accents', () => {
  for (const text of [texts.de[0], texts.sv[1], texts.pl[2]])
    assert.equal(detectLanguage(text?.normalize('NFD') ?? ''), detectLanguage(text ?? ''))
})

test('the beginning of a long text tells its language', () => {
  const [german = '', polish = ''] = [texts.de[0], texts.pl[0]]
  assert.equal(detectLanguage(`${german} `.repeat(30) + `${polish} `.repeat(300)), 'de')
})

test('a text of the maximal length is recognized, too', () => {
  const text = 'Er ist zu Hause im Kreis seiner Familie eingeschlafen. '.repeat(1_800)
  assert.equal(detectLanguage(text), 'de')
})
