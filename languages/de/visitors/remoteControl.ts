import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Handy als Fernbedienung',
  purpose: 'Vom Handy aus blättern, anhalten und die Musik steuern, solange diese Diashow läuft.',
  open: 'Handy als Fernbedienung',
  code: (address) => `QR-Code der Fernbedienung: ${address}`,
  scan: 'Scannen Sie diesen Code mit dem Handy oder tippen Sie die Adresse ein:',
  failed: 'Die Fernbedienung ließ sich gerade nicht einrichten. Bitte versuchen Sie es noch einmal.',
})
