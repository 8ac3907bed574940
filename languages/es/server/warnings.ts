import type { warningTexts as en } from '../../en/server/warnings.ts'
import { plural, sentences } from '../grammar.ts'
import { serviceTimeTexts } from '../memorial/serviceTimes.ts'

/** The sentences of the dashboard about the server. */
export const warningTexts = sentences<typeof en>({
  almostFull:
    'El disco está casi lleno: los visitantes no pueden enviar fotos hasta que vuelva a haber espacio. Elimine lo que no haga falta o pida un disco más grande a la persona encargada del servidor.',
  trustProxyUnset:
    'Las solicitudes llegan a través de un proxy, pero TRUST_PROXY no está definido: todos los visitantes cuentan como una sola dirección. Ponga en TRUST_PROXY el número de proxies que hay delante de este servidor.',
  unknownZone: (zone) =>
    `Este servidor no conoce la zona horaria «${zone}», que se eligió para las ceremonias. Los visitantes leen la ${serviceTimeTexts.americanZones['America/Chicago']} hasta que se elija otra y se guarde en «Ajustes».`,
  unknownZoneOfService: (zone, title) =>
    `Este servidor no conoce la zona horaria «${zone}» de la ceremonia «${title}». Los visitantes leen la zona horaria habitual de las ceremonias hasta que se elija otra para ella y se guarde.`,
  unknownLanguage: (code) =>
    `Esta versión no tiene el idioma «${code}», que se eligió para este memorial. Todo está en inglés hasta que se elija otro y se guarde en «Ajustes».`,
  failedTasks: (count, tries, first) =>
    `${plural(count, {
      one: `Una tarea en segundo plano falló ${tries} veces`,
      other: `# tareas en segundo plano fallaron ${tries} veces`,
    })}: ${first}. En el registro del servidor hay más detalles.`,
  neverEnded: 'no terminó nunca',
  noBackupFolder:
    'El servidor todavía no tiene una carpeta para las copias de seguridad. Pida a la persona encargada que defina BACKUP_FOLDER (de ser posible, en otro disco) y lo reinicie.',
})
