import type { warningTexts as en } from '../../en/server/warnings.ts'
import { count, sentences } from '../grammar.ts'

/** The sentences of the dashboard about the server. */
export const warningTexts = sentences<typeof en>({
  almostFull:
    'Dysk jest prawie pełny: odwiedzający nie mogą wysyłać zdjęć, dopóki nie będzie znów miejsca. Proszę usunąć, co niepotrzebne, albo poprosić osobę, która zajmuje się serwerem, o większy dysk.',
  trustProxyUnset:
    'Zapytania przychodzą przez proxy, ale TRUST_PROXY nie jest ustawione: wszyscy odwiedzający liczą się jako jeden adres. Proszę ustawić TRUST_PROXY na liczbę serwerów proxy przed tym serwerem.',
  unknownZone: (zone) =>
    `Ten serwer nie zna strefy czasowej „${zone}”, którą wybrano dla uroczystości. Odwiedzający widzą czas środkowy w USA, dopóki w części „Ustawienia” nie zostanie wybrana i zapisana inna.`,
  unknownZoneOfService: (zone, title) =>
    `Ten serwer nie zna strefy czasowej „${zone}”, którą ma uroczystość „${title}”. Odwiedzający widzą zwykłą strefę czasową uroczystości, dopóki nie zostanie tam wybrana i zapisana inna.`,
  unknownLanguage: (code) =>
    `Ta wersja strony pamięci nie zna języka „${code}”, który dla niej wybrano. Wszystko jest po angielsku, dopóki w części „Ustawienia” nie zostanie wybrany i zapisany inny język.`,
  failedTasks: (tasks, tries, first) =>
    `${count(tasks, 'Jedno zadanie w tle nie udało się', '# zadania w tle nie udały się', '# zadań w tle nie udało się')} (${count(tries, '# próba', '# próby', '# prób')}): ${first}. Więcej mówi dziennik serwera.`,
  neverEnded: 'nie skończyło się',
  noBackupFolder:
    'Serwer nie ma jeszcze folderu na kopie zapasowe. Proszę zwrócić się do osoby, która się nim zajmuje, o ustawienie BACKUP_FOLDER, najlepiej na innym dysku, i o ponowne uruchomienie.',
})
