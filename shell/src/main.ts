import '@pundi/shared/ui/tokens.css'
import '@pundi/shared/ui/base.css'
import '@pundi/shared/ui/font.css'
import { startInSteps } from './start-in-steps'

void startInSteps()
