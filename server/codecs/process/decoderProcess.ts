import { decoderTasks } from './decoderTasks.ts'
import { serveTasks } from './serveTasks.ts'

serveTasks(decoderTasks)
