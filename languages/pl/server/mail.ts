import type { texts as en } from '../../en/server/mail.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  hiddenAddress: '(adres)',
  sender: (name) => `Ku pamięci: ${name}`,
  untrusted: (host) =>
    `Serwer poczty ${host} ma certyfikat, którego nie podpisał żaden znany urząd: proszę podać jego plik w NODE_EXTRA_CA_CERTS i uruchomić ponownie.`,
  greetedAs: (name) =>
    `Temu serwerowi przedstawiono się jako ${name}. Jeśli oczekuje innej nazwy, proszę dodać ?name=mail.example.org do SMTP_URL.`,
  dear: (name) => `Dzień dobry, ${name},`,
  hello: 'Dzień dobry,',
  memorialOf: (name) => `Strona pamięci: ${name}`,
  familyOf: (name) => `Rodzina (${name})`,
  keeperReason:
    'Ten e-mail przyszedł, bo tak ustawiono w panelu, w części „E-maile do mnie”. Tam można takie e-maile wyłączyć.',
  stopLink: 'Nie wysyłaj więcej takich e-maili',
  stop: { title: 'Nie wysyłać więcej takich e-maili?', confirm: 'Nie wysyłaj' },
  stopped: {
    title: 'Takie e-maile nie będą już przychodzić',
    message: 'Poza tym nic się nie zmieniło.',
    home: 'Zobacz stronę pamięci',
  },
})
