import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Control desde el teléfono',
  purpose: 'Siguiente, anterior, pausa y música desde un teléfono, hasta que termine esta proyección.',
  open: 'Control desde el teléfono',
  code: (address) => `Código QR del control remoto: ${address}`,
  scan: 'Escanee esto con el teléfono o escriba la dirección:',
  failed: 'No se pudo preparar el control remoto. Inténtelo de nuevo.',
})
