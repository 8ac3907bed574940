/** This program is the process in which databases from outside are read. */
import { serveTasks } from '../../../codecs/process/serveTasks.ts'
import { copyForeignRows } from './copyForeignRows.ts'

serveTasks({ copyForeignRows })
