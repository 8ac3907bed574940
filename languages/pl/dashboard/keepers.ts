import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Kto opiekuje się tą stroną pamięci',
  purpose:
    'Pełny dostęp pozwala tu robić wszystko. Dostęp do zdjęć i wspomnień pozwala dodawać zdjęcia, pisać tytuły i opisy, decydować, które wspomnienia są widoczne, i odpowiadać na nie.',
  loading: 'Sprawdzanie, kto opiekuje się tą stroną…',
  administrator: 'Pełny dostęp',
  helper: 'Zdjęcia i wspomnienia',
  you: 'to ja',
  lastSeen: (time) => `ostatnio tutaj ${time}`,
  makeAdministrator: 'Daj pełny dostęp',
  makeHelper: 'Ogranicz dostęp',
  remove: 'Odbierz dostęp',
  administratorQuestion: (name) => ({
    title: `Czy ${name} ma mieć pełny dostęp?`,
    description:
      'Pełny dostęp pozwala tu robić wszystko, także usuwać i zapraszać. Ta osoba będzie musiała zalogować się ponownie.',
    confirm: 'Daj pełny dostęp',
  }),
  helperQuestion: (name) => ({
    title: `Czy ${name} ma zajmować się tylko zdjęciami i wspomnieniami?`,
    description: 'Ta osoba straci dostęp do wszystkiego innego i będzie musiała zalogować się ponownie.',
    confirm: 'Ogranicz dostęp',
  }),
  removeQuestion: (name) => ({
    title: `Czy ${name} ma stracić dostęp?`,
    description: `${name} od razu traci dostęp i nie może się więcej zalogować. Wszystko, co ta osoba dodała, zostaje. Jeśli strona pamięci otwiera się hasłem rodziny, ${name} nadal je zna i może mieć linki bez hasła: trzeba ustawić nowe hasło i unieważnić te linki.`,
    confirm: 'Odbierz dostęp',
  }),
  changed: { title: 'Zmiany zapisane' },
  changeFailed: 'Nie zapisano',
  notChanged: 'Nie udało się zmienić dostępu. Można spróbować jeszcze raz.',
  removed: (name) => ({ title: 'Dostęp odebrany', description: `${name} nie może się już zalogować.` }),
  removeFailed: 'Nie odebrano dostępu',
  notRemoved: 'Ta osoba ma nadal dostęp. Można spróbować jeszcze raz.',

  invite: 'Zaproś kogoś',
  invitations: 'Zaproszone osoby',
  invitationsRead: {
    loading: 'Wczytywanie zaproszeń…',
  },
  until: (role, time) => `${role}. Link działa do ${time}`,
  withdraw: 'Wycofaj',
  withdrawn: { title: 'Zaproszenie wycofane', description: 'Jego link już nie działa.' },
  withdrawFailed: {
    title: 'Nie wycofano',
    description: 'Zaproszenie nadal działa. Można spróbować jeszcze raz.',
  },
  dialog: {
    name: 'Imię',
    nameHint: 'Tylko na tę listę. Nazwę do logowania zaproszona osoba wybierze sama.',
    role: 'Dostęp',
    helperHint: 'Tytuły, opisy i odpowiedzi.',
    administratorHint: 'Wszystko.',
    email: 'E-mail',
    emailHint: 'Gdy pole jest puste, link trzeba przekazać osobiście.',
    create: 'Utwórz link',
    failed: { title: 'Nie zaproszono', description: 'Nie udało się utworzyć zaproszenia.' },
    ready: (name) => `${name} – zaproszenie`,
    explanation:
      'Działa jeden raz, w ciągu trzech dni. Może z niego skorzystać każdy, kto je ma, więc lepiej nie dawać go nikomu innemu. Widać je tylko teraz.',
    mailed: (email) => `Wysłano na adres ${email}.`,
    notMailed: (email) => `Nie udało się wysłać na adres ${email}. Zaproszenie trzeba przekazać osobiście.`,
    done: 'Gotowe',
    link: { label: 'Link', copy: 'Kopiuj link', copied: 'Skopiowano', share: 'Przekaż link' },
  },
})

export const dialogTexts = texts.dialog
