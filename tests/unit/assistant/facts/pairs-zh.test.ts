import { holdPairs } from './hold-pairs'

holdPairs('zh')
