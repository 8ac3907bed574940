import type { errorTexts as en } from '../../en/memorial/errors.ts'
import { sentences } from '../grammar.ts'
import { nameRefused } from './refused.ts'

export const errorTexts = sentences<typeof en>({
  invalid: 'Algo de lo que escribió no se puede usar. Revíselo.',
  no_file: 'No llegó ningún archivo. Elija uno y envíelo otra vez.',
  broken_file:
    '«{file}» está dañado o incompleto y no se puede leer. Envíelo otra vez desde donde lo tiene guardado.',
  broken_form: 'Esto no llegó como se envió. No se ha perdido nada de lo que escribió; envíelo otra vez.',
  too_many_pixels: '«{file}» tiene demasiados píxeles para mostrarse. Envíe una versión más pequeña.',
  too_much_memory: '«{file}» es demasiado grande para leerse aquí. Envíe una versión más pequeña.',
  too_many_files: 'Son demasiados archivos: se pueden enviar como máximo {most} a la vez.',
  not_yours: 'Estas fotos no se pueden agregar a este recuerdo. Elíjalas otra vez.',
  service_gone: 'Esta ceremonia se eliminó. No se ha perdido nada de lo que escribió; elija otra ceremonia.',
  key_gone: 'Este enlace se anuló. No se ha perdido nada de lo que escribió; elija otro en «Se abre con».',
  bad_order: 'El orden no coincide con lo que está guardado. Vuelva a cargar la página.',
  login_needed: 'Inicie sesión.',
  password_needed:
    'Este memorial se abre con la contraseña de la familia. Ábralo en otra pestaña, escriba allí la contraseña e inténtelo de nuevo aquí; no se ha perdido nada de lo que escribió.',
  bad_family_password: 'Esa no es la contraseña. Inténtelo de nuevo.',
  bad_login: 'El nombre de usuario o la contraseña no son correctos',
  not_allowed: 'Esto solo pueden hacerlo los responsables de este memorial. Pídaselo a uno de ellos.',
  foreign_origin:
    'Este cambio llegó desde otro sitio web y se rechazó. Abra {address} y hágalo otra vez allí.',
  not_found: 'No se encontró. Quizá se haya eliminado.',
  last_administrator: 'No hay ningún otro responsable. Nombre antes responsable a otra persona.',
  conflict: 'Otra persona cambió esto mientras tanto. Vuelva a cargar la página.',
  no_email: 'Con este recuerdo no se dio ninguna dirección de correo. Copie el enlace.',
  not_approved:
    'La familia todavía no ha aprobado este recuerdo, así que su enlace no se puede enviar por correo. Copie el enlace.',
  not_in_gallery:
    'Esta imagen no está en la galería: es el retrato o la imagen del obituario o de una ceremonia. No se cambió nada. Para quitarla, elija allí otra imagen.',
  person_exists:
    'Ya hay alguien con este nombre en las fotos. Si es la misma persona, una los dos nombres; si no, agregue algo que los distinga.',
  shown_elsewhere:
    'Esta imagen también se ve en otro lugar: como retrato, en un recuerdo, en el obituario o en una ceremonia. No se cambió nada. Elija primero otra imagen allí.',
  invitation_used: 'Esta invitación ya se usó. Si fue usted, inicie sesión.',
  invitation_over: 'Esta invitación ya no es válida: sirve una sola vez, durante tres días. Pida una nueva.',
  send_link_ended:
    'Este enlace ya no sirve para enviar fotos. Pida otro a la familia o comparta un recuerdo con sus fotos.',
  too_large: '«{file}» ocupa más de {megabytes}\u00a0MB. Elija un archivo más pequeño.',
  body_too_large: 'Esto es demasiado para enviarlo de una vez.',
  wrong_kind: nameRefused('{file}', '{reason}'),
  unreadable_picture:
    '«{file}» es una imagen completa, pero de un tipo que aquí no se puede leer. Ábrala en el programa con el que se hizo, guárdela como JPEG y envíe ese archivo.',
  unsupported_body: 'Este tipo de solicitud no se puede leer.',
  bad_range: 'Esa parte del archivo no existe.',
  too_often:
    'Llegaron muchas cosas a la vez desde su conexión. No se ha perdido nada de lo que escribió; inténtelo de nuevo dentro de unos minutos.',
  mailed_often:
    'El enlace ya se envió hoy varias veces. Revise su correo y la carpeta de correo no deseado. También puede copiar el enlace.',
  mails_used_up: 'Hoy ya no se pueden enviar más enlaces por correo. Copie el enlace o inténtelo mañana.',
  too_many_logins: 'Demasiados intentos. Espere {minutes}\u00a0min e inténtelo de nuevo.',
  sent_today:
    'Por hoy no se pueden enviar más fotos con este enlace. No se ha perdido nada; envíe las demás mañana.',
  too_much_waiting:
    'Desde su conexión llegaron muchas fotos que todavía no pertenecen a ningún recuerdo. No se ha perdido nada de lo que escribió; comparta el recuerdo que empezó o inténtelo más tarde.',
  too_many_answers:
    'La familia ya tiene muchas respuestas por leer. No se ha perdido nada de lo que escribió; inténtelo de nuevo más tarde.',
  internal: 'Algo falló aquí. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
  mail_failed: 'No se pudo enviar el correo. Puede copiar el enlace.',
  not_ready: 'Ahora mismo no se puede conectar con el memorial. Inténtelo de nuevo dentro de un momento.',
  busy: 'Ahora mismo están llegando muchas fotos. No se ha perdido nada de lo que escribió; inténtelo de nuevo dentro de un minuto.',
  disk_full: 'Ya no queda espacio para guardar esto. Avise a la familia.',
})
