import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Der Nachruf wird geladen …',
  failedTitle: 'Der Nachruf ist gerade nicht zu sehen',
  failed: 'Die Gedenkseite war nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
  outdated: 'Die Gedenkseite war nicht zu erreichen. Was Sie hier lesen, ist vielleicht nicht mehr aktuell.',
})
