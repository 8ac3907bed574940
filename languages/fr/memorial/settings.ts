import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { sentences } from '../grammar.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

/** The label of each setting, the sentence below its control, its choices, and its words until the family writes some. */
export const settingTexts = sentences<typeof en>({
  name: { label: 'Nom', sample: 'Yves Kermarrec', neutral: '' },
  pronoun: {
    label: 'Il ou elle ?',
    hint: 'C’est ainsi que les pages, les e-mails et les feuilles parlent de la personne disparue.',
    choices: {
      he: { label: 'Il' },
      she: { label: 'Elle' },
      name: { label: 'Le nom, à la place de il ou elle' },
    },
  },
  nameGenitive: { label: 'Le nom en polonais : kogo ?', hint: 'Par exemple Jana Nowaka.' },
  nameLocative: { label: 'Le nom en polonais : o kim ?', hint: 'Par exemple Janie Nowaku.' },
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
    label: 'Quelques mots sur lui',
    hint: 'Une phrase ou deux pour l’accueil, et pour la vignette d’un lien dans une conversation de famille.',
    sample:
      'Il a construit des ponts, élevé des abeilles, et toujours eu le temps. Qui s’asseyait près de lui se relevait un peu plus léger.',
    neutral: '',
  },
  portraitPath: {
    label: 'Portrait',
    hint: 'Affiché à l’accueil et avec les liens. Sans portrait, les visiteurs voient un dessin.',
  },
  donationUrl: {
    label: 'Lien pour les dons',
    hint: 'La page qu’ouvre le bouton. Laissez vide pour ne pas avoir de bouton.',
  },
  donationCharity: {
    label: 'Association',
    hint: 'Le bouton dit «\u00a0Faire un don\u00a0» et ce nom.',
  },
  donationText: {
    label: 'Quelques mots sur les dons',
    hint: 'Laissez ces mots et le lien vides pour ne pas avoir cette partie.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'Si vous souhaitez faire un don à sa mémoire, la famille vous propose le St. Jude Children’s Research Hospital, un hôpital pour enfants.',
  },
  language: {
    label: 'La langue de la famille',
    hint: 'Les courriels, les feuilles imprimées, le livre, le film et les diaporamas sont dans cette langue. Les visiteurs lisent les pages dans la leur, si nous l’avons.',
  },
  timezone: {
    label: 'Fuseau horaire habituel des cérémonies',
    hint: 'Pour les cérémonies qui n’ont pas leur propre fuseau horaire. Si le titre ou le lieu contient «\u00a0California\u00a0» ou «\u00a0ashes\u00a0», c’est l’heure du Pacifique.',
    hintElsewhere: 'Pour les cérémonies qui n’ont pas leur propre fuseau horaire.',
  },
  sayWeekday: {
    label: 'Dire le jour de la semaine',
    hint: 'Les visiteurs lisent «\u00a0vendredi 4 décembre 2026\u00a0» là où une cérémonie n’a que la date. Les feuilles imprimées disent toujours le jour.',
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
    hint: 'Les visiteurs lisent «\u00a0vers 1965\u00a0» avec les photos dont la date est connue. Le film aussi, s’il montre les titres\u202f; le livre et le mur le font toujours.',
  },
  moderation: {
    label: 'Nouveaux souvenirs',
    choices: {
      off: { label: 'Apparaissent aussitôt' },
      doubtful: {
        label: 'Les douteux attendent que vous les approuviez',
        hint: 'Ceux qui ont des liens, qui sont envoyés par une machine, ou qui ont le même texte qu’un autre. De même pour les titres et descriptions avec des liens que les visiteurs écrivent.',
      },
      all: {
        label: 'Tous attendent que vous les approuviez',
        hint: 'De même pour les titres et descriptions avec des liens que les visiteurs écrivent.',
      },
    },
  },
  searchEngines: {
    label: 'Les moteurs de recherche peuvent-ils montrer ce mémorial\u202f?',
    hint: 'Cela ne vaut que si tout le monde peut voir le mémorial, et une fois qu’il n’y reste plus aucun de nos mots. Les moteurs de recherche mettent des jours ou des semaines à suivre.',
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
  officiant: { label: 'Qui conduit la cérémonie', hint: 'Facultatif. Par exemple Père Michel Le Gall.' },
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
    hint: `Une par ligne, huit au plus, chacune d’au plus ${limits.question} lettres, par exemple «\u00a0Qu’a-t-il réparé pour vous\u202f?\u00a0». Les cartes d’une feuille les posent tour à tour. Le code d’une carte ouvre le formulaire des souvenirs, sa question au-dessus.`,
  },
  slideshowBeginning: { label: 'Un début et une fin' },
  slideshowEnd: {
    label: 'La phrase de la fin',
    hint: 'Une phrase de la famille après la dernière image, pendant que la musique s’éteint. Laissez vide pour finir sans phrase.',
  },
  slideshowSeconds: { label: 'Secondes par image' },
  slideshowAsLongAsSongs: { label: 'Aussi long que la musique' },
  slideshowMusic: { label: 'Musique' },
  slideshowCaptions: { label: 'Légendes' },
  slideshowFilms: { label: 'Avec les vidéos' },
  slideshowMemories: { label: 'Lire des souvenirs' },
  slideshowSideBySide: { label: 'Photos en hauteur côte à côte' },
  wall: { label: 'Un mur des souvenirs pour un écran, à l’adresse /wall' },
  whomToCall: {
    label: 'Qui appeler',
    hint: 'Un nom et un numéro de téléphone pour la page des pompes funèbres. Les visiteurs ne les voient pas.',
  },
})
