import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

export const errorTexts = sentences<typeof en>({
  invalid: 'Einige Angaben lassen sich so nicht verwenden. Bitte sehen Sie sie noch einmal durch.',
  no_file: 'Es ist keine Datei angekommen. Bitte wählen Sie eine aus und senden Sie sie noch einmal.',
  broken_file:
    '„{file}“ ist beschädigt oder unvollständig und lässt sich nicht lesen. Bitte senden Sie die Datei noch einmal von dort, wo sie gespeichert ist.',
  broken_form:
    'Das ist nicht so angekommen, wie es abgeschickt wurde. Was Sie geschrieben haben, ist nicht verloren; bitte senden Sie es noch einmal.',
  too_many_pixels:
    '„{file}“ hat zu viele Bildpunkte, um gezeigt zu werden. Bitte senden Sie eine kleinere Fassung.',
  too_much_memory:
    '„{file}“ ist zu umfangreich, um hier gelesen zu werden. Bitte senden Sie eine kleinere Fassung.',
  too_many_files: 'Zu viele Dateien: Höchstens {most} lassen sich auf einmal senden.',
  not_yours:
    'Diese Fotos lassen sich dieser Erinnerung nicht hinzufügen. Bitte wählen Sie sie noch einmal aus.',
  service_gone:
    'Diesen Termin gibt es hier nicht mehr. Was Sie geschrieben haben, ist nicht verloren; bitte wählen Sie einen anderen.',
  key_gone:
    'Dieser Link wurde gesperrt. Was Sie geschrieben haben, ist nicht verloren; bitte wählen Sie unter „Zugang“ einen anderen.',
  bad_order: 'Die Reihenfolge passt nicht zu dem, was gespeichert ist. Bitte laden Sie die Seite neu.',
  login_needed: 'Bitte melden Sie sich an.',
  password_needed:
    'Diese Gedenkseite öffnet sich mit dem Passwort der Familie. Bitte geben Sie es in einem anderen Tab ein und versuchen Sie es dann hier noch einmal. Was Sie geschrieben haben, ist nicht verloren.',
  bad_family_password: 'Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
  bad_login: 'Name oder Passwort stimmt nicht',
  not_allowed:
    'Das kann nur, wer auf dieser Gedenkseite alle Rechte hat. Bitte fragen Sie eine dieser Personen.',
  foreign_origin:
    'Diese Änderung kam von einer anderen Website und wurde abgelehnt. Bitte öffnen Sie {address} und ändern Sie es dort noch einmal.',
  not_found: 'Das gibt es hier nicht oder nicht mehr.',
  last_administrator:
    'Außer dieser Person hat hier niemand alle Rechte. Bitte geben Sie diese Rechte zuerst jemand anderem.',
  conflict: 'Jemand hat das in der Zwischenzeit geändert. Bitte laden Sie die Seite neu.',
  no_email:
    'Zu dieser Erinnerung wurde keine E-Mail-Adresse angegeben. Bitte kopieren Sie stattdessen den Link.',
  not_approved:
    'Die Familie hat diese Erinnerung noch nicht freigegeben, deshalb lässt sich ihr Link nicht per E-Mail senden. Bitte kopieren Sie stattdessen den Link.',
  not_in_gallery:
    'Dieses Bild ist nicht in der Galerie: Es ist das Porträt oder das Bild zum Nachruf oder zu einem Termin. Es wurde nichts geändert. Um es zu entfernen, wählen Sie dort ein anderes Bild.',
  person_exists:
    'Auf den Fotos gibt es schon jemanden mit diesem Namen. Wenn es dieselbe Person ist, legen Sie die beiden Namen bitte zusammen. Wenn nicht, ergänzen Sie bitte, was die beiden unterscheidet.',
  shown_elsewhere:
    'Dieses Bild ist auch anderswo zu sehen: als Porträt, in einer Erinnerung, im Nachruf oder bei einem Termin. Es wurde nichts geändert. Bitte wählen Sie dort zuerst ein anderes Bild.',
  invitation_used: 'Diese Einladung wurde schon benutzt. Wenn Sie das waren, melden Sie sich bitte an.',
  invitation_over:
    'Diese Einladung gilt nicht mehr: Jede lässt sich nur einmal benutzen, innerhalb von drei Tagen. Bitte lassen Sie sich eine neue geben.',
  send_link_ended:
    'Über diesen Link lassen sich keine Fotos mehr schicken. Bitte fragen Sie die Familie nach einem neuen oder schicken Sie Ihre Fotos mit einer Erinnerung.',
  too_large: '„{file}“ ist größer als {megabytes}\u00a0MB. Bitte wählen Sie eine kleinere Datei.',
  body_too_large: 'Das ist zu viel auf einmal.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    '„{file}“ ist ein vollständiges Bild, aber in einem Format, das sich hier nicht lesen lässt. Bitte öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es als JPEG und senden Sie das.',
  unsupported_body: 'Eine Anfrage dieser Art lässt sich nicht lesen.',
  bad_range: 'Diesen Teil der Datei gibt es nicht.',
  too_often:
    'Von Ihrem Anschluss kamen zu viele Anfragen auf einmal. Was Sie geschrieben haben, ist nicht verloren; bitte versuchen Sie es in ein paar Minuten noch einmal.',
  mailed_often:
    'Der Link wurde heute schon mehrmals gesendet. Bitte sehen Sie in Ihren E-Mails und im Spam-Ordner nach oder kopieren Sie den Link.',
  mails_used_up:
    'Heute wurden schon so viele Links gesendet, wie an einem Tag möglich sind. Bitte kopieren Sie stattdessen den Link oder versuchen Sie es morgen noch einmal.',
  too_many_logins:
    'Zu viele Versuche. Bitte warten Sie {minutes} Minuten und versuchen Sie es dann noch einmal.',
  sent_today:
    'Über diesen Link sind heute so viele Fotos gekommen, wie an einem Tag möglich sind. Es ist nichts verloren; bitte schicken Sie die übrigen morgen.',
  too_much_waiting:
    'Viele Fotos von Ihrem Anschluss warten noch auf die Erinnerungen, zu denen sie gehören. Was Sie geschrieben haben, ist nicht verloren; bitte senden Sie die angefangene Erinnerung ab oder versuchen Sie es später noch einmal.',
  too_many_answers:
    'Zu diesem Foto hat die Familie schon viele Antworten zu lesen. Was Sie geschrieben haben, ist nicht verloren; bitte versuchen Sie es später noch einmal.',
  internal:
    'Hier ist etwas schiefgegangen. Was Sie geschrieben haben, ist nicht verloren; bitte versuchen Sie es noch einmal.',
  mail_failed: 'Die E-Mail konnte nicht gesendet werden. Bitte kopieren Sie stattdessen den Link.',
  not_ready: 'Die Gedenkseite ist gerade nicht zu erreichen. Bitte versuchen Sie es in Kürze noch einmal.',
  busy: 'Gerade kommen viele Fotos an. Was Sie geschrieben haben, ist nicht verloren; bitte versuchen Sie es in einer Minute noch einmal.',
  disk_full: 'Es ist kein Platz mehr, um das zu speichern. Bitte geben Sie der Familie Bescheid.',
})
