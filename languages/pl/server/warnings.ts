import type { warningTexts as en } from '../../en/server/warnings.ts'
import { count, sentences } from '../grammar.ts'

/** The sentences of the dashboard about the server. */
export const warningTexts = sentences<typeof en>({
  almostFull:
    'Dysk jest prawie pełny: goście nie mogą wysyłać zdjęć, dopóki nie będzie znów miejsca. Pomoże usunięcie tego, co niepotrzebne, albo większy dysk od osoby, która zajmuje się serwerem.',
  trustProxyUnset:
    'Zapytania przychodzą przez proxy, ale TRUST_PROXY nie jest ustawione: wszyscy goście liczą się jako jeden adres. Trzeba ustawić TRUST_PROXY na liczbę serwerów proxy przed tym serwerem.',
  unknownZone: (zone) =>
    `Ten serwer nie zna strefy czasowej „${zone}”, którą wybrano dla uroczystości. Goście widzą czas środkowy w USA, dopóki w części „Ustawienia” nie zostanie wybrana i zapisana inna.`,
  unknownZoneOfService: (zone, title) =>
    `Ten serwer nie zna strefy czasowej „${zone}”, którą ma uroczystość „${title}”. Goście widzą zwykłą strefę czasową uroczystości, dopóki nie zostanie tam wybrana i zapisana inna.`,
  unknownLanguage: (code) =>
    `Ta wersja strony pamięci nie zna języka „${code}”, który dla niej wybrano. Wszystko jest po angielsku, dopóki w części „Ustawienia” nie zostanie wybrany i zapisany inny język.`,
  failedTasks: (tasks, tries, first) =>
    `${count(tasks, 'Jedno zadanie w tle nie udało się', '# zadania w tle nie udały się', '# zadań w tle nie udało się')} (${count(tries, '# próba', '# próby', '# prób')}): ${first}. Więcej jest w dzienniku serwera.`,
  neverEnded: 'nie skończyło się',
  noBackupFolder:
    'Serwer nie ma jeszcze folderu na kopie zapasowe. Osoba, która się nim zajmuje, może ustawić BACKUP_FOLDER, najlepiej na innym dysku, i uruchomić serwer ponownie.',
})
