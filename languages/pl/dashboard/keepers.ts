import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Kto opiekuje się tą stroną pamięci',
  purpose:
    'Kto zarządza stroną, może tu robić wszystko. Kto pomaga, dodaje zdjęcia, pisze tytuły i opisy, decyduje, które wspomnienia są widoczne, i odpowiada na nie.',
  loading: 'Sprawdzanie, kto opiekuje się tą stroną…',
  administrator: 'Zarządzanie',
  helper: 'Pomoc',
  you: 'to ja',
  lastSeen: (time) => `ostatnio tutaj: ${time}`,
  makeAdministrator: 'Powierz zarządzanie',
  makeHelper: 'Ogranicz do pomocy',
  remove: 'Odbierz dostęp',
  administratorQuestion: (name) => ({
    title: `${name}: powierzyć zarządzanie?`,
    description:
      'Kto zarządza stroną, może tu robić wszystko, także usuwać i zapraszać. Ta osoba będzie musiała zalogować się ponownie.',
    confirm: 'Powierz zarządzanie',
  }),
  helperQuestion: (name) => ({
    title: `${name}: ograniczyć do pomocy?`,
    description: `${name} zajmuje się wtedy zdjęciami i wspomnieniami, i niczym więcej. Ta osoba będzie musiała zalogować się ponownie.`,
    confirm: 'Ogranicz do pomocy',
  }),
  removeQuestion: (name) => ({
    title: `${name}: odebrać dostęp?`,
    description: `${name} od razu traci dostęp i nie może się więcej zalogować. Wszystko, co ta osoba dodała, zostaje. Jeśli strona pamięci otwiera się hasłem rodziny, ${name} nadal je zna i może mieć linki, które otwierają bez niego: proszę ustawić nowe hasło i unieważnić te linki.`,
    confirm: 'Odbierz dostęp',
  }),
  changed: { title: 'Zmiany zapisane' },
  changeFailed: 'Nie udało się zapisać',
  notChanged: 'Nie udało się zmienić roli. Proszę spróbować ponownie.',
  removed: (name) => ({ title: 'Dostęp odebrany', description: `${name} nie może się już zalogować.` }),
  removeFailed: 'Nie odebrano dostępu',
  notRemoved: 'Nie udało się odebrać dostępu. Proszę spróbować ponownie.',

  invite: 'Zaproś kogoś',
  invitations: 'Zaproszone osoby',
  invitationsRead: {
    loading: 'Wczytywanie zaproszeń…',
  },
  until: (role, time) => `${role}. Koniec ważności linku: ${time}`,
  withdraw: 'Wycofaj',
  withdrawn: { title: 'Zaproszenie wycofane', description: 'Jego link już nie działa.' },
  withdrawFailed: {
    title: 'Nie udało się wycofać',
    description: 'Zaproszenie nadal działa. Proszę spróbować ponownie.',
  },
  dialog: {
    name: 'Imię',
    nameHint: 'Tylko na tę listę. Nazwę do logowania zaproszona osoba wybierze sama.',
    role: 'Rola',
    helperHint: 'Zdjęcia i wspomnienia.',
    administratorHint: 'Wszystko.',
    email: 'E-mail',
    emailHint: 'Puste pole: link można przekazać osobiście.',
    create: 'Utwórz link',
    failed: { title: 'Nie udało się zaprosić', description: 'Nie udało się utworzyć zaproszenia.' },
    ready: (name) => `Zaproszenie: ${name}`,
    explanation:
      'Działa jeden raz, w ciągu trzech dni. Może z niego skorzystać każdy, kto je ma, więc proszę nie dawać go nikomu innemu. Widać je tylko teraz.',
    mailed: (email) => `Wysłano na adres ${email}.`,
    notMailed: (email) => `Nie udało się wysłać na adres ${email}. Proszę przekazać zaproszenie osobiście.`,
    done: 'Gotowe',
    link: { label: 'Link', copy: 'Kopiuj link', copied: 'Skopiowano', share: 'Przekaż link' },
  },
})

export const dialogTexts = texts.dialog
