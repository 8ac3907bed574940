import { showFirstSlide } from '../../show/showFirstSlide.ts'
import { startLater } from '../startLater.ts'
import { settings } from './settings.ts'

showFirstSlide({ settings })
startLater()
