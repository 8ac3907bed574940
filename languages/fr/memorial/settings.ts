import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { sentences } from '../grammar.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

/** The label of each setting, the sentence below its control, its choices, and its words until the family writes some. */
export const settingTexts = sentences<typeof en>({
  name: { label: 'Nom', sample: 'Yves Kermarrec', neutral: '' },
  pronoun: {
    label: 'Il ou elle\u202f?',
    hint: 'Pour les phrases du site\u00a0: il est né, elle est née.',
    says: {
      he: 'Sur le site\u00a0: «\u00a0il est né…\u00a0»',
      she: 'Sur le site\u00a0: «\u00a0elle est née…\u00a0»',
    },
    change: 'Modifier',
    missing: 'Il manque votre réponse',
    choices: {
      he: { label: 'Il' },
      she: { label: 'Elle' },
      name: { label: 'Toujours le nom' },
    },
  },
  nameGenitive: { label: 'Le nom en polonais\u00a0: kogo\u202f?', hint: 'Par exemple Jana Nowaka.' },
  nameLocative: { label: 'Le nom en polonais\u00a0: o kim\u202f?', hint: 'Par exemple Janie Nowaku.' },
  birthDate: {
    label: 'Date de naissance',
    hint: 'Par exemple 12 mai 1948.',
    sample: '12 mai 1948',
    neutral: '',
  },
  deathDate: {
    label: 'Date du décès',
    hint: 'Par exemple 9 février 2025.',
    sample: '9 février 2025',
    neutral: '',
  },
  tribute: {
    label: 'Phrase d’hommage',
    hint: 'Une phrase ou deux pour la page d’accueil, et pour l’aperçu d’un lien dans une conversation de famille.',
    sample:
      'Il a construit des ponts, élevé des abeilles, et toujours eu le temps. Qui s’asseyait près de lui se relevait un peu plus léger.',
    neutral: '',
  },
  portraitPath: {
    label: 'Portrait',
    hint: 'Affiché sur la page d’accueil et dans l’aperçu des liens. Sans portrait, les visiteurs voient un dessin.',
  },
  donationUrl: {
    label: 'Lien pour les dons',
    hint: 'La page qu’ouvre le bouton. Sans lien, il n’y a pas de bouton.',
  },
  donationCharity: {
    label: 'Association',
    hint: 'Sur le bouton, ce nom suit «\u00a0Faire un don\u00a0».',
  },
  donationText: {
    label: 'Quelques mots sur les dons',
    hint: 'Sans ces mots ni lien, cette partie n’apparaît pas.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'Si vous souhaitez faire un don à sa mémoire, la famille vous propose le St. Jude Children’s Research Hospital, un hôpital pour enfants.',
  },
  language: {
    label: 'La langue de la famille',
    hint: 'Les e-mails, les feuilles imprimées, le livre, le film et les diaporamas sont dans cette langue. Les visiteurs lisent les pages dans la leur, si nous l’avons.',
  },
  timezone: {
    label: 'Fuseau horaire habituel des cérémonies',
    hint: 'Pour les cérémonies qui n’ont pas leur propre fuseau horaire. Si le titre ou le lieu contient «\u00a0California\u00a0» ou «\u00a0ashes\u00a0», c’est l’heure du Pacifique.',
    hintElsewhere: 'Pour les cérémonies qui n’ont pas leur propre fuseau horaire.',
  },
  sayWeekday: {
    label: 'Indiquer le jour de la semaine',
    hint: 'Les visiteurs lisent «\u00a0vendredi 4 décembre 2026\u00a0» là où une cérémonie n’a que la date. Le jour figure toujours sur les feuilles imprimées.',
  },
  dateStyle: {
    label: 'Dates et heures',
    choices: {
      '': { label: 'Selon l’usage de votre fuseau horaire' },
      monthFirst12: { label: 'Le mois d’abord, 2:00 PM' },
      monthFirst24: { label: 'Le mois d’abord, 14:00' },
      dayFirst12: { label: '18 mars 2025, 2:00 PM' },
      dayFirst24: { label: '18 mars 2025, 14:00' },
    },
  },
  showTaken: {
    label: 'Montrer la date des photos',
    hint: 'Les visiteurs lisent «\u00a0vers 1965\u00a0» avec les photos dont la date est connue. La date paraît aussi dans le film, s’il montre les titres, et toujours dans le livre et sur le mur.',
  },
  askVisitors: {
    label: 'Poser aux visiteurs des questions sur les photos',
    hint: 'Sous une photo sans noms ou sans date, les visiteurs lisent «\u00a0Savez-vous qui c’est\u202f?\u00a0», et sous chaque photo «\u00a0Raconter cette photo\u00a0». Personne d’autre ne voit une réponse avant que vous ne l’ajoutiez à la photo.',
  },
  moderation: {
    label: 'Nouveaux souvenirs',
    choices: {
      off: { label: 'Apparaissent aussitôt' },
      doubtful: {
        label: 'Les douteux attendent que vous les approuviez',
        hint: 'Ceux qui contiennent un lien, qu’une machine a envoyés, ou qui répètent un autre souvenir. De même pour les titres et descriptions avec des liens que les visiteurs écrivent.',
      },
      all: {
        label: 'Tous attendent que vous les approuviez',
        hint: 'De même pour les titres et descriptions avec des liens que les visiteurs écrivent.',
      },
    },
  },
  searchEngines: {
    label: 'Les moteurs de recherche peuvent-ils montrer ce site\u202f?',
    hint: 'Cela ne vaut que si tout le monde peut voir le site, et une fois qu’il n’y reste plus aucun de nos mots. Les moteurs de recherche mettent des jours ou des semaines à suivre.',
    answers: { yes: 'Oui', no: 'Non, il faut avoir le lien pour le trouver' },
  },
  keepDeleted: { label: 'Garder 30 jours ce qui est supprimé' },
  paper: {
    label: 'Papier',
    choices: {
      '': { label: 'Selon l’usage de votre fuseau horaire' },
      letter: { label: 'Letter (États-Unis, Canada)' },
      a4: { label: 'A4' },
    },
  },
  programme: {
    label: 'Déroulement',
    hint: 'Une ligne vide commence une nouvelle partie\u00a0: son nom, puis en dessous qui parle, ou ce qu’on chante.',
  },
  officiant: {
    label: 'Qui conduit la cérémonie',
    hint: 'Facultatif. Par exemple «\u00a0le père Michel Le Gall\u00a0».',
  },
  bearers: { label: 'Porteurs', hint: 'Facultatif. Un nom par ligne.' },
  readings: {
    label: 'Lectures',
    hint: 'Facultatif. D’abord le titre, par exemple Psaume 23, et en dessous le texte. Avant la lecture suivante, une ligne de trois tirets\u00a0: ---',
  },
  songs: {
    label: 'Chants avec leurs paroles',
    hint: 'Facultatif. D’abord le titre, et en dessous les couplets. Avant le chant suivant, une ligne de trois tirets\u00a0: ---',
  },
  orderPhotoPath: {
    label: 'Photo au dos',
    hint: 'Facultatif. Elle est imprimée au-dessus des remerciements.',
  },
  cardQuestions: {
    label: 'Questions sur les cartes',
    hint: `Une par ligne, huit au plus, avec au plus ${limits.question} lettres chacune, par exemple «\u00a0Quel est votre premier souvenir ensemble\u202f?\u00a0». Les cartes d’une feuille les posent tour à tour. Le code d’une carte ouvre le formulaire des souvenirs, sa question au-dessus.`,
  },
  slideshowBeginning: { label: 'Un début et une fin' },
  slideshowEnd: {
    label: 'La phrase de la fin',
    hint: 'Facultatif. Une phrase de la famille après la dernière image, pendant que la musique s’achève.',
  },
  slideshowSeconds: { label: 'Secondes par image' },
  slideshowAsLongAsSongs: { label: 'Aussi long que la musique' },
  slideshowMusic: { label: 'Musique' },
  slideshowCaptions: { label: 'Légendes' },
  slideshowFilms: { label: 'Avec les vidéos' },
  slideshowMemories: { label: 'Extraits des souvenirs' },
  slideshowSideBySide: { label: 'Photos en hauteur côte à côte' },
  wall: { label: 'Un mur des souvenirs pour un écran, à l’adresse /wall' },
  whomToCall: {
    label: 'Qui appeler',
    hint: 'Un nom et un numéro de téléphone pour la page des pompes funèbres. Les visiteurs ne les voient pas.',
  },
})
