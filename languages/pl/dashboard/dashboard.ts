import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { count, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'Ta przeglądarka nie przechowuje plików cookie, więc nikt nie może pozostać zalogowany. Proszę zezwolić na pliki cookie tej witryny w ustawieniach przeglądarki albo użyć innej przeglądarki.',
  login: {
    title: 'Logowanie do panelu',
    username: 'Nazwa użytkownika',
    password: 'Hasło',
    signIn: 'Zaloguj się',
    signingIn: 'Logowanie…',
    failed: 'Nie udało się',
    needBoth: 'Proszę wpisać nazwę użytkownika i hasło',
    wrong: 'Nieprawidłowa nazwa użytkownika lub hasło',
    forgotten:
      'Zapomniane hasło? Nowe zaproszenie może wysłać inna osoba, która zarządza stroną, a nowe hasło może ustawić osoba, która zajmuje się serwerem.',
    noAnswer: 'Nie ma odpowiedzi. Proszę sprawdzić połączenie i spróbować ponownie.',
    success: 'Udało się',
    successful: 'Zalogowano',
  },
  invitation: {
    title: 'Zaproszenie',
    loading: 'Sprawdzanie zaproszenia…',
    failed: 'Nie udało się teraz sprawdzić zaproszenia.',
    used: 'To zaproszenie zostało już użyte. Kto je przyjął, loguje się wybraną wtedy nazwą i hasłem.',
    incomplete:
      'Ten link jest niepełny: brakuje ostatniej części, bo niektóre programy pocztowe ją ucinają. Proszę skopiować cały link do pola adresu w przeglądarce albo poprosić o ponowne wysłanie zaproszenia.',
    over: 'To zaproszenie jest już nieważne: działa jeden raz, w ciągu trzech dni. Można poprosić o nowe.',
    ways: { '/admin/login': 'Zaloguj się', '/': 'Zobacz stronę pamięci' },
    invited: (name) => endSentence(`Zaproszenie do opieki nad stroną pamięci: ${name}`),
    asHelper:
      'Kto pomaga, może dodawać zdjęcia, pisać do nich tytuły i opisy, decydować, które wspomnienia są widoczne, i odpowiadać na nie.',
    asAdministrator: 'Kto zarządza stroną, może tu robić wszystko.',
    username: 'Nazwa użytkownika',
    usernameHint: 'Służy do logowania; widzą ją inne osoby, które opiekują się stroną.',
    passwordHint: 'Co najmniej 10 znaków.',
    join: 'Zacznij',
    joinFailed: 'Nie udało się',
    welcome: (name) => `Dzień dobry, ${name}`,
  },
  dashboard: {
    title: 'Panel',
    checking: 'Sprawdzanie logowania…',
    loading: 'Wczytywanie panelu…',
    logout: 'Wyloguj się',
    logoutFailed: 'Nie udało się wylogować. Proszę spróbować ponownie.',
    sections: 'Części panelu',
    tabs: {
      media: 'Zdjęcia',
      music: 'Muzyka',
      services: 'Uroczystości',
      obituary: 'Nekrolog',
      memories: 'Wspomnienia',
      deleted: 'Usunięte',
      day: 'Na pożegnanie',
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
    visit: 'Zobacz stronę',
    unreachable: 'Nie udało się połączyć ze stroną pamięci.',
    backupOverdue: (day) =>
      `Ostatnia kopia zapasowa tej strony pamięci powstała zbyt dawno. Jej data: ${day}. Proszę zapytać osobę, która zajmuje się serwerem, czy dysk na kopie zapasowe jest podłączony i ma miejsce.`,
    broken: 'Nie udało się wczytać tej części. Proszę odświeżyć stronę.',
    reload: 'Odśwież stronę',
  },
})
export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
