import type { texts as en } from '../../en/visitors/director.ts'
import { sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'

export const texts = sentences<typeof en>({
  open: 'Drukuj dla zakładu pogrzebowego',
  failed:
    'Nie udało się wczytać strony. Gdy wróci internet, wystarczy odświeżyć tę stronę i jeszcze raz nacisnąć przycisk.',
  title: (name) => (name ? `${name} – pokaz zdjęć` : 'Pokaz zdjęć'),
  purpose: 'Dla zakładu pogrzebowego. Wszystko na jednej kartce.',
  print: 'Drukuj',
  loading: 'Wczytywanie strony…',
  unreachable:
    'Nie udało się teraz połączyć ze stroną pamięci. Może tu brakować numeru telefonu i linku bez hasła. Można spróbować jeszcze raz albo dopisać je na wydruku.',
  begin: 'Na początek',
  beginSteps: [
    'Na komputerze przy ekranie otworzyć ten adres:',
    'Kliknąć raz w zdjęcie. Wypełni ekran i zacznie się muzyka.',
  ],
  opensWith: 'Jak wejść',
  code: 'Kod QR pokazu zdjęć',
  asksForPassword: 'Strona prosi o hasło. Poda je rodzina.',
  lasts: (length) => `${formatShowLength(length)}. Potem pokaz sam zaczyna się od nowa.`,
  keys: 'Co nacisnąć',
  keyRows: [
    { keys: 'Spacja', action: 'zatrzymuje i wznawia' },
    { keys: '→ lub pilot do prezentacji', action: 'następne zdjęcie' },
    { keys: '← lub pilot do prezentacji', action: 'poprzednie zdjęcie' },
    {
      keys: 'B lub . (kropka)',
      action: 'czarny ekran, gdy ktoś przemawia, i znów zdjęcie; muzyka gra dalej',
    },
    { keys: 'F', action: 'włącza i wyłącza pełny ekran' },
    { keys: 'M', action: 'muzyka: głośniej, ciszej, inny utwór' },
    { keys: 'Escape', action: 'wyłącza pełny ekran albo zamyka to, co otwarte' },
  ],
  phone: (address) =>
    `Telefonem można przechodzić dalej i wracać, zatrzymać zdjęcia oraz włączać i wyłączać muzykę. W pokazie zdjęć wystarczy poruszyć myszą i nacisnąć „Ustawienia” (dwa suwaki w prawym dolnym rogu), potem „Komputer w sali” i „Telefon jako pilot”. Telefon skanuje tam kod albo otwiera podany pod nim adres, który zaczyna się od ${address}.`,
  trouble: 'Gdy coś się zatrzyma',
  troubleRows: [
    {
      problem: 'Ciągle to samo zdjęcie.',
      remedy: 'Nacisnąć →. Jeśli następne też nie znika, nacisnąć spację.',
    },
    { problem: 'Ekran jest czarny.', remedy: 'Nacisnąć →. Jeśli nic się nie pojawi, poruszyć myszą.' },
    {
      problem: 'Nie ma muzyki.',
      remedy: 'Nacisnąć M i sprawdzić, czy gra. Potem zwiększyć głośność komputera i głośników.',
    },
    {
      problem: 'Coś innego.',
      remedy: 'Zamknąć okno i otworzyć adres jeszcze raz. Potem kliknąć raz w zdjęcie.',
    },
  ],
  whomToCall: 'Do kogo dzwonić',
})
