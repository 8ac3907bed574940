import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Trauerfeier',
  loading: 'Die Angaben zur Trauerfeier werden geladen …',
  emptyTitle: 'Näheres folgt bald',
  empty: 'Bitte schauen Sie bald wieder vorbei. Tag und Ort der Trauerfeier stehen dann hier.',
  emptyCopyTitle: 'Keine Trauerfeier eingetragen',
  emptyCopy: 'Als diese Kopie der Gedenkseite entstand, war keine Trauerfeier eingetragen.',
  flowers: 'Statt Blumen',
  donateTo: (charity) => (charity ? `Spenden für ${charity}` : 'Spenden'),
  failedTitle: 'Die Termine sind gerade nicht zu sehen',
  failed: 'Die Gedenkseite war nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
  outdated: 'Die Gedenkseite war nicht zu erreichen. Was Sie hier lesen, ist vielleicht nicht mehr aktuell.',
})
