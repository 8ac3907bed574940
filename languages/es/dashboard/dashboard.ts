import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/dashboard/dashboard.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  noCookies:
    'Este navegador no guarda cookies, así que nadie puede mantener la sesión abierta. Permita las cookies de este sitio en los ajustes del navegador o use otro navegador.',
  login: {
    title: 'Iniciar sesión',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    failed: 'No se inició la sesión',
    needBoth: 'Escriba el nombre de usuario y la contraseña',
    wrong: 'El nombre de usuario o la contraseña no son correctos',
    forgotten:
      '¿No la recuerda? Otro responsable puede enviarle una invitación nueva; la persona encargada del servidor puede poner otra contraseña.',
    noAnswer: 'No llegó ninguna respuesta. Revise la conexión e inténtelo de nuevo.',
    success: 'Listo',
    successful: 'Ha iniciado sesión',
  },
  invitation: {
    title: 'Invitación',
    loading: 'Comprobando la invitación…',
    failed: 'Ahora mismo no se puede comprobar la invitación.',
    used: 'Esta invitación ya se usó. Si fue usted, inicie sesión con el nombre de usuario y la contraseña que eligió.',
    incomplete:
      'Este enlace no está completo: falta la última parte, porque algunos programas de correo la cortan. Copie el enlace entero en la barra de direcciones del navegador o pídalo otra vez a quien le envió la invitación.',
    over: 'Esta invitación ya no es válida: sirve una sola vez, durante tres días. Pida una nueva.',
    ways: { '/admin/login': 'Iniciar sesión', '/': 'Ver el memorial' },
    invited: (name) => endSentence(`Tiene una invitación para ayudar a cuidar el memorial de ${name}`),
    asHelper:
      'Como ayudante, usted puede agregar fotos, escribir sus títulos y descripciones, decidir qué recuerdos se muestran y responderlos.',
    asAdministrator: 'Como responsable, usted puede hacerlo todo.',
    username: 'Nombre de usuario',
    usernameHint: 'Con este nombre inicia sesión; las demás personas lo ven.',
    passwordHint: 'Al menos 10 caracteres.',
    join: 'Empezar',
    joinFailed: 'No funcionó',
    welcome: (name) => `Le damos la bienvenida, ${name}`,
  },
  dashboard: {
    title: 'Panel',
    checking: 'Comprobando la sesión…',
    loading: 'Cargando el panel…',
    logout: 'Cerrar sesión',
    logoutFailed: 'Su sesión sigue abierta. Inténtelo de nuevo.',
    sections: 'Apartados del panel',
    tabs: {
      media: 'Fotos',
      music: 'Música',
      services: 'Ceremonias',
      obituary: 'Obituario',
      memories: 'Recuerdos',
      deleted: 'Lo eliminado',
      day: 'Para la ceremonia',
      settings: 'Ajustes',
      login: 'Su cuenta',
    },
    waiting: (count) => plural(count, { one: '# recuerdo por leer', other: '# recuerdos por leer' }),
    sent: (count) =>
      plural(count, {
        one: '# foto o video por revisar en «Lo recibido»',
        other: '# fotos y videos por revisar en «Lo recibido»',
      }),
    answers: (count) =>
      plural(count, {
        one: '# foto con respuestas por revisar',
        other: '# fotos con respuestas por revisar',
      }),
    visit: 'Ver el memorial',
    unreachable: 'No se pudo conectar con el memorial.',
    backupOverdue: (day) =>
      `La última copia de seguridad de este memorial es del ${day}: hace ya demasiado tiempo. Pregunte a la persona encargada del servidor si el disco de las copias de seguridad está conectado y tiene espacio.`,
    broken: 'No se pudo cargar esta parte. Vuelva a cargar la página.',
    reload: 'Volver a cargar',
  },
})

export const { dashboard: dashboardTexts, invitation: invitationTexts, login: loginTexts } = texts
