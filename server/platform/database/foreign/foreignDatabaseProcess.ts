/** This program is the process in which databases from outside are read. */
import { serveTasks } from '../../../codecs/process/serveTasks.ts'
import { foreignTasks } from './foreignTasks.ts'

serveTasks({ ...foreignTasks })
