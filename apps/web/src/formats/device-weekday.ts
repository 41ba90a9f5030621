/** 0 is Monday, by the device's clock; the sign-in page uses it to avoid loading the study-day code. */
export const deviceWeekday = (): number => (new Date().getDay() + 6) % 7;
