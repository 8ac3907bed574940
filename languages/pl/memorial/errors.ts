import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

/** The sentences for each error code. `{name}` stands for the value that the caller of `fail` passes under that name. */
export const errorTexts = sentences<typeof en>({
  invalid: 'Części wpisanych danych nie można użyć. Proszę je jeszcze raz sprawdzić.',
  no_file: 'Nie dotarł żaden plik. Proszę wybrać plik i wysłać go ponownie.',
  broken_file:
    'Ten plik jest uszkodzony lub niepełny i nie można go odczytać: „{file}”. Proszę wysłać go ponownie z miejsca, w którym jest przechowywany.',
  broken_form: 'To nie dotarło w całości. Napisany tekst nie przepadł; proszę wysłać ponownie.',
  too_many_pixels: 'Ten plik ma za dużo pikseli, żeby go pokazać: „{file}”. Proszę wysłać mniejszą wersję.',
  too_much_memory:
    'Tego pliku nie da się tu odczytać, bo jest za duży: „{file}”. Proszę wysłać mniejszą wersję.',
  too_many_files: 'Za dużo plików: naraz można wysłać najwyżej {most}.',
  not_yours: 'Tych zdjęć nie można dodać do tego wspomnienia. Proszę wybrać je ponownie.',
  service_gone: 'Tej uroczystości już tu nie ma. Wpisany tekst nie przepadł; proszę wybrać inną uroczystość.',
  key_gone:
    'Ten link został unieważniony. Wpisany tekst nie przepadł; proszę wybrać inny link w części „Jak się otwiera”.',
  bad_order: 'Kolejność nie zgadza się z zapisaną. Proszę odświeżyć stronę.',
  login_needed: 'Proszę się zalogować.',
  password_needed:
    'Ta strona pamięci otwiera się hasłem rodziny. Proszę otworzyć ją w innej karcie, wpisać tam hasło i spróbować tu ponownie; napisany tekst nie przepadł.',
  bad_family_password: 'To nie jest właściwe hasło. Proszę spróbować ponownie.',
  bad_login: 'Nieprawidłowa nazwa użytkownika lub hasło',
  not_allowed: 'Może to zrobić tylko osoba, która zarządza tą stroną pamięci. Proszę się do niej zwrócić.',
  foreign_origin:
    'Ta zmiana przyszła z innej witryny i została odrzucona. Proszę otworzyć {address} i zrobić to tam jeszcze raz.',
  not_found: 'Tego tu nie ma albo już nie ma.',
  last_administrator:
    'To ostatnia osoba, która zarządza stroną. Proszę najpierw powierzyć zarządzanie komuś innemu.',
  conflict: 'Ktoś to w międzyczasie zmienił. Proszę odświeżyć stronę.',
  no_email: 'Przy tym wspomnieniu nie podano adresu e-mail. Proszę zamiast tego skopiować link.',
  not_approved:
    'Rodzina nie zatwierdziła jeszcze tego wspomnienia, więc nie można wysłać linku e-mailem. Proszę zamiast tego skopiować link.',
  not_in_gallery:
    'Tego zdjęcia nie ma w galerii: to portret albo zdjęcie przy nekrologu lub uroczystości. Niczego nie zmieniono. Aby je usunąć, proszę wybrać tam inne zdjęcie.',
  invitation_used: 'To zaproszenie zostało już użyte. Kto je przyjął, może się zalogować.',
  invitation_over:
    'To zaproszenie jest już nieważne: działa jeden raz, w ciągu trzech dni. Można poprosić o nowe.',
  too_large: 'Ten plik ma ponad {megabytes}\u00a0MB: „{file}”. Proszę wybrać mniejszy.',
  body_too_large: 'To za dużo, żeby wysłać naraz.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    'To zdjęcie jest całe, ale takiego rodzaju, którego nie można tu odczytać: „{file}”. Proszę otworzyć je w programie, z którego pochodzi, zapisać jako JPEG i wysłać ten plik.',
  unsupported_body: 'Nie można odczytać zapytania tego rodzaju.',
  bad_range: 'Ta część pliku nie istnieje.',
  too_often:
    'Z tego połączenia przyszło naraz bardzo dużo. Napisany tekst nie przepadł; proszę spróbować ponownie za kilka minut.',
  mailed_often:
    'Link został dziś wysłany kilka razy. Proszę zajrzeć do poczty i do folderu ze spamem albo skopiować link.',
  mails_used_up:
    'Wysłano dziś już tyle linków, ile można w ciągu jednego dnia. Proszę skopiować link albo spróbować ponownie jutro.',
  too_many_logins: 'Za dużo prób. Proszę odczekać {minutes}\u00a0min i spróbować ponownie.',
  too_much_waiting:
    'Wiele zdjęć z tego połączenia czeka na wspomnienia, do których należą. Napisany tekst nie przepadł; proszę wysłać rozpoczęte wspomnienie albo spróbować ponownie później.',
  internal: 'Coś się tu nie udało. Wpisany tekst nie przepadł; proszę spróbować ponownie.',
  mail_failed: 'Nie udało się wysłać e-maila. Proszę zamiast tego skopiować link.',
  not_ready: 'Nie można teraz połączyć się ze stroną pamięci. Proszę spróbować ponownie za chwilę.',
  busy: 'Właśnie przychodzi wiele zdjęć. Napisany tekst nie przepadł; proszę spróbować ponownie za minutę.',
  disk_full: 'Nie ma już miejsca, żeby to zapisać. Proszę powiadomić rodzinę.',
})
