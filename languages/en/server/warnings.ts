import { sentences } from '../grammar.ts'

/** The sentences of the dashboard about the server. */
export const warningTexts = sentences({
  almostFull:
    'The disk is almost full: visitors cannot send photographs until there is room again. Delete what is not needed, or ask the person who runs the server for a larger disk.',
  trustProxyUnset:
    'Requests arrive through a proxy, but TRUST_PROXY is not set: all visitors count as one address. Set TRUST_PROXY to the number of proxies in front of this server.',
  unknownZone: (zone: string) =>
    `This server does not know the time zone “${zone}”, which was chosen for the services. Visitors read Central Time until another one is chosen and saved under ‘Settings’.`,
  unknownZoneOfService: (zone: string, title: string) =>
    `This server does not know the time zone “${zone}” of the service “${title}”. Visitors read the usual time zone of services until another one is chosen for it and saved.`,
  /** a language of the memorial that this version does not have; `code` is such as 'it' */
  unknownLanguage: (code: string) =>
    `This version of the memorial does not have the language “${code}”, which was chosen for it. Everything is in English until another one is chosen and saved under ‘Settings’.`,
  failedTasks: (count: number, tries: number, first: string) => {
    const tasks = count === 1 ? 'A task' : `${count} tasks`
    return `${tasks} in the background failed ${tries} times: ${first}. The server’s log says more.`
  },
  neverEnded: 'it never ended',
  noBackupFolder:
    'The server has no folder for backups yet. Ask the person who runs it to set BACKUP_FOLDER, ideally to another disk, and to restart it.',
})
