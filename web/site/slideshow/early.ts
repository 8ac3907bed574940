import { showFirstSlide } from '../../show/showFirstSlide.ts'
import { startLater } from '../startLater.ts'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'

showFirstSlide({ settings, readLink })
startLater()
