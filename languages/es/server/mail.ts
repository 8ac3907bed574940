import type { texts as en } from '../../en/server/mail.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  hiddenAddress: '(una dirección)',
  sender: (name) => `En memoria de ${name}`,
  untrusted: (host) =>
    `El servidor de correo ${host} tiene un certificado que no ha firmado ninguna autoridad conocida: indique su archivo en NODE_EXTRA_CA_CERTS y reinicie.`,
  greetedAs: (name) =>
    `Se le saludó como ${name}. Si espera otro nombre, agregue ?name=mail.example.org a SMTP_URL.`,
  dear: (name) => `Hola, ${name}:`,
  hello: 'Hola:',
  memorialOf: (name) => `El memorial de ${name}`,
  familyOf: (name) => `La familia de ${name}`,
  keeperReason:
    'Recibe este correo porque lo pidió en el panel, en «Correos para usted». Allí puede desactivarlos.',
  stopLink: 'Dejar de recibir estos correos',
  stop: { title: '¿Dejar de recibir estos correos?', confirm: 'No recibirlos' },
  stopped: {
    title: 'Ya no recibirá estos correos',
    message: 'No ha cambiado nada más.',
    home: 'Ver el memorial',
  },
})
