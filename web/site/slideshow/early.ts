import { correctFirstSlide } from '../../show/correctFirstSlide.ts'
import { startLater } from '../startLater.ts'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'

correctFirstSlide({ settings, readLink })
startLater()
