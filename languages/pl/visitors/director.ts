import type { texts as en } from '../../en/visitors/director.ts'
import { sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'

export const texts = sentences<typeof en>({
  open: 'Wydrukuj kartkę dla zakładu pogrzebowego',
  failed:
    'Nie udało się wczytać strony. Proszę nacisnąć przycisk ponownie, gdy wróci sieć, albo odświeżyć tę stronę.',
  title: (name) => (name ? `Pokaz zdjęć: ${name}` : 'Pokaz zdjęć'),
  purpose: 'Dla zakładu pogrzebowego. Wszystko na jednej kartce.',
  print: 'Drukuj',
  loading: 'Wczytywanie strony…',
  unreachable:
    'Nie udało się teraz połączyć ze stroną pamięci. Może tu brakować numeru, pod który dzwonić, i linku, który otwiera się bez hasła. Proszę spróbować ponownie albo dopisać je na wydruku.',
  begin: 'Na początek',
  beginSteps: [
    'Na komputerze przy ekranie otworzyć ten adres:',
    'Kliknąć raz w zdjęcie. Wypełni ekran i zacznie się muzyka.',
  ],
  opensWith: 'Jak się otwiera',
  code: 'Kod QR pokazu zdjęć',
  asksForPassword: 'Strona prosi o hasło. Proszę zapytać o nie rodzinę.',
  lasts: (length) => `${formatShowLength(length)}. Potem pokaz sam zaczyna się od nowa.`,
  keys: 'Co nacisnąć',
  keyRows: [
    { keys: 'Spacja', action: 'zatrzymuje i wznawia' },
    { keys: '→ lub pilot do prezentacji', action: 'następne zdjęcie' },
    { keys: '← lub pilot do prezentacji', action: 'poprzednie zdjęcie' },
    { keys: 'B lub . (kropka)', action: 'czarny ekran, gdy ktoś przemawia, i z powrotem; muzyka gra dalej' },
    { keys: 'F', action: 'pełny ekran i z powrotem' },
    { keys: 'M', action: 'muzyka: głośniej, ciszej, inny utwór' },
    { keys: 'Escape', action: 'wychodzi z pełnego ekranu albo zamyka to, co otwarte' },
  ],
  phone: (address) =>
    `Telefonem można przechodzić dalej i wracać, zatrzymać zdjęcia oraz włączać i wyłączać muzykę. W pokazie zdjęć proszę poruszyć myszą i nacisnąć „Ustawienia” (dwa suwaki w prawym dolnym rogu), potem „Komputer w sali” i „Telefon jako pilot”. Telefon skanuje tam kod albo otwiera podany pod nim adres, który zaczyna się od ${address}.`,
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
