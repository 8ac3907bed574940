import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Cérémonies',
  add: 'Ajouter une cérémonie',
  loading: 'Chargement des cérémonies…',
  none: 'Il n’y a pas encore de cérémonie',
  failed: 'Les cérémonies ne peuvent pas s’afficher pour le moment.',
  columns: { title: 'Titre', date: 'Date', time: 'Heure', location: 'Lieu', actions: 'Actions' },
  edit: 'Modifier',
  delete: 'Supprimer',
  addTitle: 'Ajouter une cérémonie',
  editTitle: 'Modifier la cérémonie',
  create: 'Ajouter la cérémonie',
  save: 'Enregistrer',
  description: 'Description (facultative)',
  imagePath: 'Chemin de l’image (facultatif)',
  dateNotRead:
    'Elle s’écrit comme 18 mars 2025, ou «\u00a0à\u00a0préciser\u00a0» si elle n’est pas encore connue.',
  whichTime: 'Quelle est la bonne heure\u202f?',
  timeNotRead:
    'Elle s’écrit comme 14\u00a0h\u00a030 ou de 14\u00a0h à 18\u00a0h, ou «\u00a0à\u00a0préciser\u00a0» si elle n’est pas encore connue.',
  notKnown: 'On ne sait pas encore',
  notKnownTexts: { date: 'À préciser', time: 'À préciser', location: 'À préciser' },
  hints: {
    date: 'Par exemple 18 mars 2025.',
    time: 'Par exemple 14\u00a0h\u00a030 ou de 14\u00a0h à 18\u00a0h.',
    location: 'L’adresse, telle que vous la chercheriez sur un plan.',
    imagePath: 'Sans image, les visiteurs voient un dessin qui va avec le titre.',
  },
  usualTitles: [
    'Recueillement',
    'Veillée',
    'Obsèques',
    'Cérémonie religieuse',
    'Inhumation',
    'Crémation',
    'Verre du souvenir',
    'Collation',
  ],
  automatic: 'Automatique',
  missing: {
    title: 'Il manque quelque chose',
    description: 'Merci de remplir tous les champs nécessaires (titre, date, heure, lieu).',
  },
  created: { title: 'Cérémonie ajoutée', description: 'La cérémonie est enregistrée.' },
  createFailed: {
    title: 'Enregistrement impossible',
    description: 'La cérémonie n’a pas pu être ajoutée. Vous pouvez réessayer.',
  },
  updated: { title: 'Enregistré', description: 'La cérémonie a été modifiée.' },
  updateFailed: {
    title: 'Enregistrement impossible',
    description: 'La cérémonie n’a pas pu être modifiée. Vous pouvez réessayer.',
  },
  itemPhrase: (title) => `la cérémonie «\u00a0${title}\u00a0»`,
  deleted: { title: 'Supprimé', description: 'La cérémonie a été supprimée.' },
  deleteFailed: {
    title: 'Suppression impossible',
    description: 'La cérémonie n’a pas pu être supprimée. Vous pouvez réessayer.',
  },
  sampleBelow: 'Sous les cérémonies, les visiteurs lisent encore nos mots',
  preview: 'Comment les visiteurs la verront',
})

/** The sentences below the inputs that say how the application reads the typed date and time. */
export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `«\u00a0Ajouter à l’agenda\u00a0» fonctionnera\u00a0: ${from}${until ? `, jusqu’à ${until}` : ''}, ${zone}.`,
  tbd: '«\u00a0Ajouter à l’agenda\u00a0» signalera que la date ou l’heure n’est pas encore fixée.',
  noDate:
    '«\u00a0Ajouter à l’agenda\u00a0» ne fonctionnera pas\u00a0: cette date ne peut pas être lue. Elle s’écrit comme 18 mars 2025.',
  answerDate: 'Il reste à répondre à la question sous la date.',
  answerTime: 'Il reste à répondre à la question sous l’heure.',
  noTime:
    '«\u00a0Ajouter à l’agenda\u00a0» ne fonctionnera pas\u00a0: cette heure ne peut pas être lue. Elle s’écrit comme 14\u00a0h\u00a030 ou de 14\u00a0h à 18\u00a0h.',
  past: 'Ce jour est passé\u00a0: «\u00a0Itinéraire\u00a0» et «\u00a0Ajouter à l’agenda\u00a0» seront désactivés.',
  noAmOrPm: 'L’heure est à vérifier\u00a0: sans AM ni PM, elle est lue sur 24 heures.',
  midnight: 'minuit',
  weekday: (date) => `Le jour de la semaine est à vérifier\u00a0: c’est le ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `Le ${day}, on passe de ${from} à ${to} (${zone})\u00a0: ${time} n’existe donc pas. L’heure est à vérifier.`,
  repeated: ({ day, zone, from, to, time }) =>
    `Le ${day}, on revient de ${from} à ${to} (${zone})\u00a0: ${time} revient donc deux fois. Les agendas prennent la première\u202f; l’heure est à vérifier.`,
  ownZone: (zone) => `${zone}, selon votre choix.`,
  keywordZone: (zone) =>
    `${zone}, parce que le titre ou le lieu contient «\u00a0California\u00a0» ou «\u00a0ashes\u00a0».`,
  defaultZone: (zone) => `${zone}, le fuseau habituel choisi dans «\u00a0Réglages\u00a0».`,
})
