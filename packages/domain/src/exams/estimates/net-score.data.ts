import type { CoefficientSet, ScoreKey } from '../../yks/score-keys.ts';

/** Points per net by score type and year. Sources and measured errors: docs/data-sources.md. */
export const COEFFICIENTS: Readonly<Record<ScoreKey, readonly CoefficientSet[]>> = {
  TYT: [
    {
      year: 2022,
      base: 145.891,
      points: { tyt_turkce: 2.841, tyt_sosyal: 3.144, tyt_matematik: 2.873, tyt_fen: 3.134 },
    },
    {
      year: 2023,
      base: 141.899,
      points: { tyt_turkce: 2.89, tyt_sosyal: 3.025, tyt_matematik: 3.021, tyt_fen: 3.057 },
    },
    {
      year: 2024,
      base: 144.945,
      points: { tyt_turkce: 2.909, tyt_sosyal: 2.937, tyt_matematik: 2.926, tyt_fen: 3.149 },
    },
    {
      year: 2025,
      base: 145.471,
      points: { tyt_turkce: 2.828, tyt_sosyal: 2.988, tyt_matematik: 3.28, tyt_fen: 2.526 },
    },
  ],
  SAY: [
    {
      year: 2022,
      base: 125.412,
      points: {
        tyt_turkce: 1.193,
        tyt_sosyal: 1.32,
        tyt_matematik: 1.207,
        tyt_fen: 1.316,
        matematik_ayt: 2.591,
        fizik_ayt: 3.193,
        kimya_ayt: 2.951,
        biyoloji_ayt: 3.113,
      },
    },
    {
      year: 2023,
      base: 128.232,
      points: {
        tyt_turkce: 1.186,
        tyt_sosyal: 1.242,
        tyt_matematik: 1.24,
        tyt_fen: 1.255,
        matematik_ayt: 2.823,
        fizik_ayt: 2.48,
        kimya_ayt: 2.941,
        biyoloji_ayt: 3.101,
      },
    },
    {
      year: 2024,
      base: 133.284,
      points: {
        tyt_turkce: 1.106,
        tyt_sosyal: 1.117,
        tyt_matematik: 1.113,
        tyt_fen: 1.198,
        matematik_ayt: 3.189,
        fizik_ayt: 2.426,
        kimya_ayt: 3.074,
        biyoloji_ayt: 2.509,
      },
    },
    {
      year: 2025,
      base: 132.871,
      points: {
        tyt_turkce: 1.198,
        tyt_sosyal: 1.266,
        tyt_matematik: 1.39,
        tyt_fen: 1.07,
        matematik_ayt: 2.89,
        fizik_ayt: 2.456,
        kimya_ayt: 2.534,
        biyoloji_ayt: 2.611,
      },
    },
  ],
  EA: [
    {
      year: 2022,
      base: 126.935,
      points: {
        tyt_turkce: 1.248,
        tyt_sosyal: 1.381,
        tyt_matematik: 1.262,
        tyt_fen: 1.377,
        matematik_ayt: 2.711,
        edebiyat: 3.05,
        tarih_1: 2.808,
        cografya_1: 2.322,
      },
    },
    {
      year: 2023,
      base: 126.819,
      points: {
        tyt_turkce: 1.156,
        tyt_sosyal: 1.21,
        tyt_matematik: 1.209,
        tyt_fen: 1.223,
        matematik_ayt: 2.752,
        edebiyat: 3.45,
        tarih_1: 3.154,
        cografya_1: 2.269,
      },
    },
    {
      year: 2025,
      base: 127.972,
      points: {
        tyt_turkce: 1.204,
        tyt_sosyal: 1.273,
        tyt_matematik: 1.397,
        tyt_fen: 1.076,
        matematik_ayt: 2.905,
        edebiyat: 2.975,
        tarih_1: 2.423,
        cografya_1: 2.884,
      },
    },
  ],
  SÖZ: [
    {
      year: 2023,
      base: 130.002,
      points: {
        tyt_turkce: 1.154,
        tyt_sosyal: 1.208,
        tyt_matematik: 1.206,
        tyt_fen: 1.22,
        edebiyat: 3.002,
        tarih_1: 2.806,
        cografya_1: 3.026,
        tarih_2: 3.691,
        cografya_2: 2.357,
        felsefe_ayt: 3.053,
        din_kultur_ayt: 2.719,
      },
    },
    {
      year: 2024,
      base: 131.049,
      points: {
        tyt_turkce: 1.159,
        tyt_sosyal: 1.17,
        tyt_matematik: 1.166,
        tyt_fen: 1.254,
        edebiyat: 3.161,
        tarih_1: 2.618,
        cografya_1: 2.591,
        tarih_2: 3.015,
        cografya_2: 3.026,
        felsefe_ayt: 3.722,
        din_kultur_ayt: 3.032,
      },
    },
    {
      year: 2025,
      base: 127.533,
      points: {
        tyt_turkce: 1.11,
        tyt_sosyal: 1.173,
        tyt_matematik: 1.287,
        tyt_fen: 0.991,
        edebiyat: 2.867,
        tarih_1: 2.493,
        cografya_1: 2.696,
        tarih_2: 3.746,
        cografya_2: 2.525,
        felsefe_ayt: 3.699,
        din_kultur_ayt: 2.542,
      },
    },
  ],
  DİL: [
    {
      year: 2025,
      base: 103.357,
      points: { tyt_turkce: 1.572, tyt_sosyal: 1.661, tyt_matematik: 1.824, tyt_fen: 1.404, ydt: 2.598 },
    },
  ],
};

/** Maximum distance of a rank from the middle, as the factor of the first row with at least this rank. */
export const RANGE_FACTORS: Readonly<Record<ScoreKey, readonly (readonly [rank: number, factor: number])[]>> =
  {
    SAY: [
      [10000, 1.71],
      [50000, 1.53],
      [200000, 1.33],
      [600000, 1.19],
      [3000000, 1.14],
    ],
    EA: [
      [10000, 2.76],
      [50000, 1.88],
      [200000, 1.53],
      [600000, 1.26],
      [3000000, 1.11],
    ],
    SÖZ: [
      [10000, 2.62],
      [50000, 2.38],
      [200000, 1.75],
      [600000, 1.35],
      [3000000, 1.19],
    ],
    TYT: [
      [10000, 4.17],
      [50000, 2.81],
      [200000, 1.28],
      [600000, 1.09],
      [3000000, 1.1],
    ],
    DİL: [
      [10000, 1.8],
      [50000, 1.4],
      [200000, 1.3],
      [600000, 1.3],
      [3000000, 1.3],
    ],
  };

/** Points within which nine of ten scores lie; measured except for DİL. */
export const SCORE_ERRORS: Readonly<Record<ScoreKey, number>> = {
  TYT: 0.5,
  SAY: 0.5,
  EA: 2.1,
  SÖZ: 1.7,
  DİL: 3,
};
