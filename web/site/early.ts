import { startLater } from './startLater.ts'

startLater()
