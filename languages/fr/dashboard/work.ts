import type { texts as en } from '../../en/dashboard/work.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Vérification de l’avancement…',
  startFailed: { title: 'Pas commencé', description: 'Cela n’a pas pu commencer. Vous pouvez réessayer.' },
  progress: 'Avancement',
  cancel: 'Annuler',
  canceled: 'Annulé',
  cancelFailed: { title: 'Pas annulé', description: 'C’est encore en cours. Vous pouvez réessayer.' },
  startAgain: 'Recommencer',
  download: (size) => `Télécharger (${size})`,
  toFold: 'À imprimer et à plier',
  forScreen: 'Pour un écran',
  toPrint: 'À imprimer',
  asTable: 'Pour un tableur',
  madeToday: (time) => `Créé aujourd’hui à ${time}`,
  made: (day) => `Créé le ${day}`,
  changed: (made) => `${made}\u202f; modifié depuis`,
  notMade: 'Pas encore créé',
  notMadeBecause: 'Cela n’a pas marché.',
  making: (percent) => `En cours\u00a0: ${percent}\u00a0%. Vous pouvez quitter cette page.`,
  pages: (count) => `Aperçu (${plural(count, { one: '# page', other: '# pages' })})`,
  cover: 'La couverture, devant et derrière',
  page: (page, total) => `Page ${formatNumber(page)} sur ${formatNumber(total)}`,
  until: (day) => `Vous pouvez le télécharger jusqu’au ${day}.`,
  remarks: 'À noter\u00a0:',
})
