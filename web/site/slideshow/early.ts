import { correctFirstSlide } from '../../show/correctFirstSlide.ts'
import { decodeFirstRow } from '../decodeFirstRow.ts'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'

correctFirstSlide({ settings, readLink })
decodeFirstRow()
