/** Where on the part `policy` of a case page the first certificate is sent that is asked for. */
export const TO_SEND = 'certificate-to-send';
