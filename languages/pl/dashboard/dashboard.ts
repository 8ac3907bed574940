import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { count, sentences, titleOf } from '../grammar.ts'

export const texts = sentences<typeof en>(({ genitive }) => ({
  noCookies:
    'Ta przeglądarka nie przechowuje plików cookie, więc po zalogowaniu od razu o nim zapomina. Wystarczy zezwolić na nie w ustawieniach przeglądarki albo użyć innej przeglądarki.',
  login: {
    title: 'Logowanie do panelu',
    username: 'Nazwa użytkownika',
    password: 'Hasło',
    signIn: 'Zaloguj się',
    signingIn: 'Logowanie…',
    failed: 'Nie zalogowano',
    needBoth: 'Proszę wpisać nazwę użytkownika i hasło',
    wrong: 'Nieprawidłowa nazwa użytkownika lub hasło',
    forgotten:
      'Zapomniane hasło? Nowe zaproszenie może wysłać inna osoba z pełnym dostępem, a nowe hasło może ustawić osoba, która zajmuje się serwerem.',
    noAnswer: 'Nie ma odpowiedzi. Można sprawdzić połączenie i spróbować jeszcze raz.',
    success: 'Dzień dobry',
    successful: 'Zalogowano',
  },
  invitation: {
    title: 'Zaproszenie',
    loading: 'Sprawdzanie zaproszenia…',
    failed: 'Nie udało się teraz sprawdzić zaproszenia.',
    used: 'To zaproszenie zostało już użyte. Teraz wystarczy zalogować się wybraną wtedy nazwą i hasłem.',
    incomplete:
      'Ten link jest niepełny: brakuje ostatniej części, bo niektóre programy pocztowe ją ucinają. Trzeba skopiować cały link do pola adresu w przeglądarce; rodzina może też wysłać zaproszenie ponownie.',
    over: 'To zaproszenie jest już nieważne: działa jeden raz, w ciągu trzech dni. Rodzina może przysłać nowe.',
    ways: { '/admin/login': 'Zaloguj się', '/': 'Zobacz stronę pamięci' },
    invited: (name) => endSentence(`Zaproszenie do opieki nad stroną pamięci ${titleOf(genitive, name)}`),
    asHelper:
      'To dostęp do zdjęć i wspomnień: można dodawać zdjęcia, pisać do nich tytuły i opisy, decydować, które wspomnienia są widoczne, i odpowiadać na nie.',
    asAdministrator: 'To pełny dostęp: można tu robić wszystko.',
    username: 'Nazwa użytkownika',
    usernameHint: 'Służy do logowania; widzą ją inne osoby, które opiekują się stroną.',
    passwordHint: 'Co najmniej 10 znaków.',
    join: 'Zacznij',
    joinFailed: 'Nie przyjęto zaproszenia',
    welcome: () => 'Dzień dobry!',
  },
  dashboard: {
    title: 'Panel',
    checking: 'Sprawdzanie logowania…',
    loading: 'Wczytywanie panelu…',
    logout: 'Wyloguj się',
    logoutFailed: 'Nie udało się wylogować. Można spróbować jeszcze raz.',
    sections: 'Części panelu',
    tabs: {
      media: 'Zdjęcia',
      music: 'Muzyka',
      services: 'Pogrzeb',
      obituary: 'Życie',
      memories: 'Wspomnienia',
      deleted: 'Usunięte',
      day: 'Na dzień pogrzebu',
      settings: 'Ustawienia',
      login: 'Moje konto',
    },
    waiting: (number) =>
      count(
        number,
        '# wspomnienie czeka na przeczytanie',
        '# wspomnienia czekają na przeczytanie',
        '# wspomnień czeka na przeczytanie',
      ),
    sent: (number) =>
      count(
        number,
        '# zdjęcie lub nagranie od gości czeka na decyzję',
        '# zdjęcia i nagrania od gości czekają na decyzję',
        '# zdjęć i nagrań od gości czeka na decyzję',
      ),
    answers: (number) => `Goście napisali coś o ${count(number, '# zdjęciu', '# zdjęciach', '# zdjęciach')}`,
    visit: 'Zobacz stronę',
    unreachable: 'Nie udało się połączyć ze stroną pamięci.',
    backupOverdue: (day) =>
      `Ostatnia kopia zapasowa tej strony pamięci jest z ${day}, czyli za stara. Osoba, która zajmuje się serwerem, może sprawdzić, czy dysk na kopie zapasowe jest podłączony i ma miejsce.`,
    broken: 'Nie udało się wczytać tej części. Wystarczy odświeżyć stronę.',
    reload: 'Odśwież stronę',
  },
}))
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
