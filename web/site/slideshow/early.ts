import { showFirstSlide } from '../../show/showFirstSlide.ts'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'

showFirstSlide({ settings, readLink })
