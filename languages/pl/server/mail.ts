import type { texts as en } from '../../en/server/mail.ts'
import { sentences, titleOf } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  hiddenAddress: '(adres)',
  sender: (name) => (genitive ? `Ku pamięci ${genitive}` : `${name} – strona pamięci`),
  untrusted: (host) =>
    `Serwer poczty ${host} ma certyfikat, którego nie podpisał żaden znany urząd: trzeba podać jego plik w NODE_EXTRA_CA_CERTS i uruchomić ponownie.`,
  greetedAs: (name) =>
    `Temu serwerowi przedstawiono się jako ${name}. Jeśli oczekuje innej nazwy, trzeba dodać ?name=mail.example.org do SMTP_URL.`,
  /** without the name: in the nominative it sounds like a roll call, and nobody knows its vocative */
  dear: () => 'Dzień dobry!',
  hello: 'Dzień dobry!',
  memorialOf: (name) => `Strona pamięci ${titleOf(genitive, name)}`,
  familyOf: () => `Rodzina ${genitive}`.trim(),
  keeperReason:
    'Ten e-mail przyszedł, bo tak ustawiono w panelu, w części „E-maile do mnie”. Tam można takie e-maile wyłączyć.',
  stopLink: 'Wyłącz te e-maile',
  stop: { title: 'Wyłączyć te e-maile?', confirm: 'Wyłącz' },
  stopped: {
    title: 'Takie e-maile nie będą już przychodzić',
    message: 'Poza tym nic się nie zmieniło.',
    home: 'Zobacz stronę pamięci',
  },
}))
