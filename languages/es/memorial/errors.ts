import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

export const errorTexts = sentences<typeof en>({
  invalid: 'Algo de lo que escribió no se puede usar. Mírelo otra vez, por favor.',
  no_file: 'No llegó ningún archivo. Elija uno y envíelo otra vez, por favor.',
  broken_file:
    '«{file}» está dañado o incompleto y no se puede leer. Envíelo otra vez desde donde lo tiene guardado, por favor.',
  broken_form:
    'Esto no llegó como se envió. No se ha perdido nada de lo que escribió; envíelo otra vez, por favor.',
  too_many_pixels:
    '«{file}» tiene demasiados píxeles para mostrarse. Envíe una versión más pequeña, por favor.',
  too_much_memory: '«{file}» es demasiado grande para leerse aquí. Envíe una versión más pequeña, por favor.',
  too_many_files: 'Son demasiados archivos: se pueden enviar como máximo {most} a la vez.',
  not_yours: 'Estas fotos no se pueden añadir a este recuerdo. Elíjalas otra vez, por favor.',
  service_gone:
    'Esta ceremonia ya no está aquí. No se ha perdido nada de lo que escribió; elija otra ceremonia, por favor.',
  key_gone:
    'Este enlace se anuló. No se ha perdido nada de lo que escribió; elija otro en «Se abre con», por favor.',
  bad_order: 'El orden no coincide con lo que está guardado. Vuelva a cargar la página, por favor.',
  login_needed: 'Inicie sesión, por favor.',
  password_needed:
    'Este memorial se abre con la contraseña de la familia. Ábralo en otra pestaña, escriba allí la contraseña y vuelva a intentarlo aquí; no se ha perdido nada de lo que escribió.',
  bad_family_password: 'Esa no es la contraseña. Vuelva a intentarlo, por favor.',
  bad_login: 'El nombre o la contraseña no son correctos',
  not_allowed:
    'Esto solo pueden hacerlo los responsables de este memorial. Pídaselo a uno de ellos, por favor.',
  foreign_origin:
    'Este cambio llegó desde otro sitio web y se rechazó. Abra {address} y hágalo otra vez allí, por favor.',
  not_found: 'Esto no está aquí, o ya no está.',
  last_administrator: 'No queda ningún otro responsable. Antes, haga responsable a otra persona, por favor.',
  conflict: 'Otra persona cambió esto entretanto. Vuelva a cargar la página, por favor.',
  no_email: 'Con este recuerdo no se dio ninguna dirección de correo. Copie el enlace, por favor.',
  not_approved:
    'La familia todavía no ha aprobado este recuerdo, así que su enlace no se puede mandar por correo. Copie el enlace, por favor.',
  not_in_gallery:
    'Esta imagen no está en la galería: es el retrato, o la imagen del obituario o de una ceremonia. No se cambió nada. Para quitarla, elija allí otra imagen.',
  invitation_used: 'Esta invitación ya se usó. Si fue usted, inicie sesión, por favor.',
  invitation_over:
    'Esta invitación ya no es válida: sirve una sola vez, durante tres días. Pida una nueva, por favor.',
  too_large: '«{file}» ocupa más de {megabytes}\u00a0MB. Elija un archivo más pequeño, por favor.',
  body_too_large: 'Esto es demasiado para enviarlo de una vez.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    '«{file}» es una imagen completa, pero de un tipo que aquí no se puede leer. Ábrala en el programa con el que se hizo, guárdela como JPEG y envíe esa, por favor.',
  unsupported_body: 'Este tipo de solicitud no se puede leer.',
  bad_range: 'Esa parte del archivo no existe.',
  too_often:
    'Llegaron muchas cosas a la vez desde su conexión. No se ha perdido nada de lo que escribió; vuelva a intentarlo dentro de unos minutos, por favor.',
  mailed_often:
    'El enlace ya se mandó hoy varias veces. Mire en su correo y en la carpeta de correo no deseado, o copie el enlace.',
  mails_used_up:
    'Hoy ya se mandaron todos los enlaces que caben en un día. Copie el enlace, por favor, o vuelva a intentarlo mañana.',
  too_many_logins: 'Fueron demasiados intentos. Espere {minutes}\u00a0min y vuelva a intentarlo, por favor.',
  too_much_waiting:
    'Muchas fotos de su conexión esperan el recuerdo al que pertenecen. No se ha perdido nada de lo que escribió; comparta el recuerdo que empezó, o vuelva a intentarlo más tarde.',
  internal: 'Algo falló aquí. No se ha perdido nada de lo que escribió; vuelva a intentarlo, por favor.',
  mail_failed: 'No se pudo enviar el correo. Copie el enlace, por favor.',
  not_ready:
    'Ahora mismo no se puede conectar con el memorial. Vuelva a intentarlo dentro de un momento, por favor.',
  busy: 'Ahora mismo están llegando muchas fotos. No se ha perdido nada de lo que escribió; vuelva a intentarlo dentro de un minuto, por favor.',
  disk_full: 'Ya no queda espacio para guardar esto. Avise a la familia, por favor.',
})
