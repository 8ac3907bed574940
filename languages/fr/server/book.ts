import { printShopPages } from '../../../contract/outputs/book.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/book.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  contents: 'Sommaire',
  obituary: 'Sa vie',
  photographs: 'Photos',
  services: 'Cérémonies',
  memories: 'Souvenirs',
  missingPicture: 'Cette image n’a pas pu être lue.',
  answerFrom: (name) => `Réponse ${name === null ? 'de la famille' : ofName(name)}`,
  fromVideo: (length) => `Extrait d’une vidéo de ${length}`,
  photograph: 'Photo',
  photographBy: (name) => `Photo partagée par ${name}`,
  portraitOf: (name) => `Portrait ${ofName(name)}`,
  author: (name) => `La famille et les amis ${ofName(name)}`,
  colophon: (name, memories) =>
    memories > 0
      ? `Les pages de ce livre ont été réunies à la mémoire ${ofName(name)} par sa famille, et par tous ceux qui ont partagé leurs souvenirs.`
      : endSentence(`Les pages de ce livre ont été réunies par sa famille à la mémoire ${ofName(name)}`),
  typeface: 'Composé en Newsreader, de Production Type, avec Typst.',
  asOf: (day) => `Livre arrêté au ${day}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  orderOfService: 'Livret de cérémonie',
  program: 'Déroulement',
  officiant: (name) => `Cérémonie conduite par ${name}`,
  bearers: 'Porteurs',
  front: 'La première page',
  back: 'La dernière page, avec les remerciements',
  backPhoto: 'Photo au dos',
  thankYou: 'Merci',
  familyThanks: 'La famille vous remercie de votre présence et de tous vos souvenirs.',
  watch: 'Pour ceux qui ne peuvent pas être là\u00a0: à suivre ici',
  watchService: (title) => `Pour ceux qui ne peuvent pas être là\u00a0: «\u00a0${title}\u00a0», à suivre ici`,
  shareHeading: 'Laisser un souvenir',
  photographsHeading: 'Voir ses photos',
  sendHeading: form({
    he: 'Avez-vous des photos de\u00a0lui\u202f?',
    she: 'Avez-vous des photos d’elle\u202f?',
    name: 'Avez-vous des photos\u202f?',
  }),
  sendInvitation: 'La famille serait touchée de les recevoir.',
  havePhotographs: form({
    he: 'Avez-vous des photos de\u00a0lui\u202f? La famille serait touchée de les recevoir.',
    she: 'Avez-vous des photos d’elle\u202f? La famille serait touchée de les recevoir.',
    name: 'Avez-vous des photos\u202f? La famille serait touchée de les recevoir.',
  }),
  shareHint: 'À scanner avec l’appareil photo de votre téléphone.',
  codeAlt: (link) => `Code qui ouvre ${link}`,
  thanks: 'À remercier',
  thanksColumns: ['Nom', 'A écrit', 'Photos', 'Réponses sur', 'E-mail', 'Date', 'Remerciements', 'Un mot'],
  saidAbout: (photographs) => plural(photographs, { one: '# photo', other: '# photos' }),
  yes: 'oui',

  noTypesetter:
    'Aucun PDF ne peut encore être créé ici. La personne qui gère le serveur peut y remédier\u00a0: des composants facultatifs manquent, et docs/book.md explique comment les ajouter.',
  noAddress:
    'Le code QR a besoin de l’adresse où les visiteurs trouvent le site. Il faut définir PUBLIC_URL, ou taper --address https://example.org.',
  noSendLink:
    'Il n’y a pas encore de lien pour envoyer des photos. Il faut en créer un dans le tableau de bord, sous «\u00a0Pour la cérémonie\u00a0», «\u00a0Demander des photos\u00a0».',
  foldedArchive:
    'Des feuilles à plier ne peuvent pas suivre PDF/A-2b, la norme des archives. La mise en page «\u00a0screen\u00a0», avec les pages dans l’ordre, le peut.',
  tooLong: (name, lines) =>
    `${name}\u00a0: ${plural(lines, { one: '# ligne', other: '# lignes' })} de trop pour la page\u202f; le texte continue donc sur la suivante.`,
  tooHigh: (name, millimeters) =>
    `Le texte avec «\u00a0${name}\u00a0» dépasse sa carte ou son affiche de ${formatNumber(millimeters)}\u00a0mm, même dans les plus petits caractères.`,
  booklet: (pages) =>
    `Le livret de cérémonie a ${formatNumber(pages)} pages, sur ${plural(pages / 4, { one: '# feuille de papier à plier', other: '# feuilles de papier à plier l’une dans l’autre' })}.`,
  leftOutLife: (title) =>
    `Sans «\u00a0${title}\u00a0», le livret de cérémonie tient sur une feuille de papier. Cette partie est donc laissée de côté.`,
  hiddenPhoto:
    'La photo choisie pour le dos est masquée, supprimée, ou n’est pas de ce site\u00a0: elle n’est donc pas imprimée.',
  noProgram:
    'Le tableau de bord n’a pas encore de déroulement\u00a0: les cérémonies sont imprimées à la place.',
  typesettingErrors: {
    memory:
      'Ces pages sont trop nombreuses pour être créées en une fois, et ce n’est pas à cause d’un seul texte. Vous pouvez réessayer avec moins de pages, par exemple sans certains souvenirs.',
    processor:
      'Ces pages demandent plus que les 5 minutes permises, et ce n’est pas à cause d’un seul texte. Vous pouvez réessayer avec moins de pages, par exemple sans certains souvenirs, ou sur un ordinateur plus rapide.',
    deadline:
      'Ces pages n’ont pas pu être créées, car le serveur était trop occupé. Rien n’est perdu\u00a0: vous pourrez réessayer plus tard.',
    crash:
      'Le programme de mise en page s’est arrêté avant la fin, et ce n’est pas à cause d’un seul texte. Rien n’est perdu\u00a0: vous pouvez réessayer.',
  },
  notPrinted: 'Ce texte n’a pas pu être imprimé.',
  printedPlain: (name) =>
    `Tel qu’il a été écrit, ce texte arrête le programme de mise en page\u202f; ses accents et caractères invisibles sont donc laissés de côté\u00a0: ${name}`,
  leftOut: (name) =>
    `Ce texte arrête le programme de mise en page\u202f; il est donc laissé de côté\u00a0: ${name}`,
  allPrintedPlain:
    'Tels qu’ils ont été écrits, les textes ensemble arrêtent le programme de mise en page\u202f; tous les accents et caractères invisibles sont donc laissés de côté.',
  tooManyPages: (pages, most, photographs) =>
    `Ce livre aurait ${formatNumber(pages)} pages. Un imprimeur en accepte au plus ${formatNumber(most)}. Il faut laisser de côté ${photographs === null ? 'des souvenirs ou des photos' : plural(photographs, { one: '# photo', other: '# photos' })}, ou choisir Letter ou A4 à la place du carré. Rien n’a encore été créé, et vos choix sont inchangés.`,
  blankPages: (blanks, pages) =>
    `Le livre a ${formatNumber(pages)} pages, car un imprimeur demande un nombre pair, et au moins ${formatNumber(printShopPages.least)}. ${plural(blanks, { one: '# page est blanche, avant la dernière', other: '# pages sont blanches, avant la dernière' })}.`,
  softPicture: (title, dpi) => `Sera un peu floue à l’impression, à ${dpi}\u00a0ppp\u00a0: ${title}`,
  unplayableVideo: (title) => `Ne peut pas être lue, le livre n’en a donc pas d’image\u00a0: ${title}`,
  lostPicture: (title) => `N’a pas pu être lue, seule sa légende est donc imprimée\u00a0: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: '# signe est laissé', other: '# signes sont laissés' })} de côté là où une lettre en a plus qu’on ne peut imprimer\u00a0: ${name}`,
  leftOutDirections: (name, signs) =>
    `${plural(signs, { one: '# marque de sens d’écriture est laissée', other: '# marques de sens d’écriture sont laissées' })} de côté là où plus de huit sont ouvertes à la fois\u00a0: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `Aucune police d’ici n’a la lettre ${letters[0]}\u202f; elle est imprimée ${number}. La personne qui gère le serveur peut en ajouter une qui l’a\u202f; docs/book.md explique comment.`
      : `Aucune police d’ici n’a les lettres ${letters.join(' ')}\u202f; elles sont imprimées en chiffres, la première ${number}. La personne qui gère le serveur peut en ajouter une qui les a\u202f; docs/book.md explique comment.`,
  serviceOf: (title) => `Image de la cérémonie ${title}`,
  obituaryPicture: 'Image du récit de sa vie',
  portrait: 'Portrait',
}))
