import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Télécommande sur téléphone',
  purpose: 'Suivant, précédent, pause et musique depuis un téléphone, jusqu’à la fin de ce diaporama.',
  open: 'Télécommande sur téléphone',
  code: (address) => `Code QR de la télécommande\u00a0: ${address}`,
  scan: 'Code à scanner avec le téléphone, ou adresse à taper\u00a0:',
  failed: 'La télécommande n’a pas pu être mise en place pour le moment. Vous pouvez réessayer.',
})
