import { showFirstSlide } from '../../show/showFirstSlide.ts'
import { settings } from './settings.ts'

showFirstSlide({ settings })
