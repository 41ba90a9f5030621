/** 0 is Monday, by the device's own clock: a drawing on the sign-in page loads no study day for it. */
export const deviceWeekday = (): number => (new Date().getDay() + 6) % 7;
