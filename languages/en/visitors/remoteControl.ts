import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Phone as remote',
  purpose: 'Next, previous, pause and music from a phone, until this show ends.',
  open: 'Phone as remote',
  code: (address: string) => `QR code of the remote: ${address}`,
  scan: 'Scan this with the phone, or type the address:',
  failed: 'The remote could not be set up just now. Please try again.',
})
