import { correctFirstSlide } from '../../show/correctFirstSlide.ts'
import { startLater } from '../startLater.ts'
import { settings } from './settings.ts'

correctFirstSlide({ settings })
startLater()
